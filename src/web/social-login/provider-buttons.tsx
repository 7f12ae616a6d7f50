// "Sign in with Google", "… with Apple": real forms, so that nobody is sent to a provider by a mere link. The buttons
// follow the providers' own rules: their mark, their name, Google on white, Apple on black, both of one size.
import * as m from '#messages/messages';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { type ProviderName, providerTitles } from '#shared/social-login-providers';
import { useFrame } from '#web/frame';
import { AppleMark, GoogleMark } from './provider-marks.tsx';

const base =
  'inline-flex min-h-12 w-full cursor-pointer items-center justify-center gap-3 rounded-lg border px-5 font-semibold';
const looks = {
  google: { className: `${base} border-[#747775] bg-white text-[#1f1f1f]`, Mark: GoogleMark },
  apple: { className: `${base} border-[#000] bg-[#000] text-white`, Mark: AppleMark },
} as const;

interface ProviderButtonsProps {
  providers: readonly ProviderName[];
  /** What to carry along (#shared/return-to). */
  returnQuery: string;
  /** The words of each button. */
  label: (values: { provider: string }) => string;
}

export function ProviderButtons({ providers, returnQuery, label }: ProviderButtonsProps) {
  const { locale } = useFrame();
  return (
    <div className="space-y-3">
      {providers.map((provider) => (
        <form
          key={provider}
          method="post"
          action={localePath(`${paths.auth.provider(provider)}${returnQuery}`, locale)}
        >
          <ProviderButton provider={provider} label={label} />
        </form>
      ))}
    </div>
  );
}

interface ProviderButtonProps extends Pick<ProviderButtonsProps, 'label'> {
  provider: ProviderName;
  /** In a form with several: which field names the one that was pressed. */
  name?: string;
}

export function ProviderButton({ provider, label, name }: ProviderButtonProps) {
  const { className, Mark } = looks[provider];
  return (
    <button type="submit" className={className} {...(name && { name, value: provider })}>
      <Mark />
      {label({ provider: providerTitles[provider] })}
    </button>
  );
}

/** Below a form that does the same in another way. */
export function OtherLoginMethods(props: Pick<ProviderButtonsProps, 'providers' | 'returnQuery' | 'label'>) {
  if (props.providers.length === 0) return null;
  return (
    <>
      <p className="my-6 flex items-center gap-4 text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {m.sign_in_or()}
      </p>
      <ProviderButtons {...props} />
      <p className="mt-3 text-sm text-ink-soft">{m.sign_in_terms()}</p>
    </>
  );
}
