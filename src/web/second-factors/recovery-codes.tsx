// The recovery codes, shown once: to write down or print.
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import * as paths from '#shared/paths';

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="space-y-4">
      <p>{m.factor_codes_text()}</p>
      <ul
        className="grid grid-cols-2 gap-2 rounded-lg border border-line bg-paper p-4 font-mono text-lg tabular-nums"
        data-recovery-codes
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <LocalLink to={paths.member.profile} className={`${buttonClass('primary')} w-full md:w-auto`}>
        {m.factor_codes_done()}
      </LocalLink>
    </div>
  );
}
