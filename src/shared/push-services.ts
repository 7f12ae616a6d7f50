// The push services of browsers. A browser names the address itself, so that nothing else may be one: this server would call it.
const services = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    services.some((service) => hostname === service || hostname.endsWith(`.${service}`))
  );
}
