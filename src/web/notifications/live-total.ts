// The total as it changes, on app pages (spec §3 notification total, §7 realtime): a socket that hears nothing else, while the page is looked
// at. It speaks what the server's library speaks (Engine.IO 4, Socket.IO 5, over WebSocket), as far as this one thing needs: that library's
// own client weighs more than the rest of a page may (decision 0223). Loaded when the page has come to rest; without it the bell asks.

/** Our choices. The server says something every 25 seconds; where it refuses, coming back tries again. */
const silenceMs = 50_000;
const reconnectMs = 3_000;
const reconnectMostMs = 60_000;

/** Until the document ends. */
export function followTotal(show: (total: number) => void): void {
  let socket: WebSocket | null = null;
  let waitMs = reconnectMs;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function drop(): void {
    clearTimeout(retry);
    clearTimeout(silence);
    retry = undefined;
    const dropped = socket;
    socket = null;
    // One that is still connecting is closed when it is open: browsers complain of whoever hangs up before.
    if (dropped?.readyState === 1) dropped.close();
  }

  function again(): void {
    drop();
    if (document.visibilityState !== 'visible') return;
    retry = setTimeout(open, waitMs);
    waitMs = Math.min(waitMs * 2, reconnectMostMs);
  }

  function open(): void {
    if (socket || document.visibilityState !== 'visible') return;
    clearTimeout(retry);
    const opened = new WebSocket(
      `${location.origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
    );
    socket = opened;
    opened.addEventListener('open', () => socket === opened || opened.close());
    opened.addEventListener('close', () => socket === opened && again());
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      clearTimeout(silence);
      silence = setTimeout(again, silenceMs);
      hear(opened, String(data));
    });
  }

  function hear(from: WebSocket, said: string): void {
    const kind = /^(?:[02]|4[0-4])/.exec(said)?.[0];
    if (kind === '0') from.send('40{"type":"customer","customer_type":"marketplace","only":"total"}');
    else if (kind === '2') from.send('3');
    else if (kind === '40') {
      waitMs = reconnectMs;
      from.send('42["joinTotalNotification"]');
    } else if (kind === '42') {
      const [event, value] = JSON.parse(said.slice(2)) as [string, { total_unread: number }];
      if (event === 'totalNotification') show(value.total_unread);
    } else if (kind === '44') drop();
    else if (kind === '41') again();
  }

  // A page that nobody looks at has no socket, and may be stored by the browser on its way back.
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'visible' ? open() : drop(),
  );
  for (const event of ['focus', 'online', 'pageshow']) globalThis.addEventListener(event, open);
  open();
}
