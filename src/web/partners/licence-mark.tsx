// Whether a travel partner has a licence, beside its name: verified with its number, or red with a sign where there is none.
import { BadgeCheck, ShieldAlert } from 'lucide-react';
import * as m from '#messages/messages';

export function LicenceMark({ permit }: { permit: string | null }) {
  return permit === null ? (
    <span className="inline-flex items-center gap-1.5 font-semibold text-bad">
      <ShieldAlert aria-hidden size={18} className="shrink-0" />
      {m.partners_permit_none()}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5">
      <BadgeCheck aria-hidden size={18} className="shrink-0 text-good" />
      <span className="tabular-nums wrap-anywhere">{m.partners_permit_checked({ number: permit })}</span>
    </span>
  );
}
