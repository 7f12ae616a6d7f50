// On the way to Google or Apple: by a page that goes on by itself, since the policy for forms forbids a redirect (decision 0016).
import * as m from '#messages/messages';
import { type ProviderName, providerTitles } from '#shared/social-login-providers';
import { buttonClass } from '#web/ui/button.tsx';

export function GoToProvider({ provider: name, goTo }: { provider: ProviderName; goTo: string }) {
  const provider = providerTitles[name];
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${goTo}`} />
      <p className="mb-6 text-ink-soft">{m.sign_in_going_text({ provider })}</p>
      <a href={goTo} className={`${buttonClass('secondary')} w-full max-w-sm`}>
        {m.sign_in_go({ provider })}
      </a>
    </>
  );
}
