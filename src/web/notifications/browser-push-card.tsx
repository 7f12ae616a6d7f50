// Push notifications of the browser before the reader, with a test that says what became of it (docs/product/notifications.md).
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Tone } from '#labels/tone';
import { type BrowserPush, useBrowserPush } from './browser-push.ts';

const said: Record<BrowserPush, { tone: Tone; text: () => string }> = {
  checking: { tone: 'neutral', text: m.notifications_browser_checking },
  unsupported: { tone: 'neutral', text: m.notifications_browser_unsupported },
  denied: { tone: 'warn', text: m.notifications_browser_denied },
  off: { tone: 'neutral', text: m.notifications_browser_off },
  failed: { tone: 'bad', text: m.notifications_browser_failed },
  gone: { tone: 'warn', text: m.notifications_browser_gone },
  on: { tone: 'good', text: m.notifications_browser_on },
  sending: { tone: 'neutral', text: m.notifications_browser_sending },
  arrived: { tone: 'good', text: m.notifications_browser_arrived },
  silent: { tone: 'warn', text: m.notifications_browser_silent },
};
const canTurnOn: readonly BrowserPush[] = ['off', 'failed', 'gone'];
const isOn: readonly BrowserPush[] = ['on', 'arrived', 'silent'];

/** `pushKey` null: this deployment sends none. */
export function BrowserPushCard({ pushKey }: { pushKey: string | null }) {
  return (
    <Section id="browser" title={m.notifications_browser_title()} className="mt-8">
      <p className="mb-4 text-ink-soft">{m.notifications_browser_text()}</p>
      {pushKey === null ? (
        <Notice tone="neutral">{m.notifications_browser_off_here()}</Notice>
      ) : (
        <Switch pushKey={pushKey} />
      )}
    </Section>
  );
}

function Switch({ pushKey }: { pushKey: string }) {
  const { state, turnOn, turnOff, sendTrial } = useBrowserPush(pushKey);
  const { tone, text } = said[state];
  return (
    <>
      <noscript>{m.notifications_browser_script()}</noscript>
      <Notice tone={tone} live>
        {text()}
      </Notice>
      <div className="mt-4 flex flex-wrap gap-3">
        {canTurnOn.includes(state) && (
          <Button type="button" onClick={turnOn}>
            {m.notifications_browser_turn_on()}
          </Button>
        )}
        {isOn.includes(state) && (
          <>
            <Button type="button" variant="secondary" onClick={sendTrial}>
              {m.notifications_browser_try()}
            </Button>
            <Button type="button" variant="quiet" onClick={turnOff}>
              {m.notifications_browser_turn_off()}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
