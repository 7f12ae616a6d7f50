// An invitation as its reader sees it: as a guest, signed in as the invited person, or as somebody else.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AuthCard } from '#web/sessions/auth-card.tsx';

interface InvitationCardProps {
  email: string;
  organisation: string;
  role: string;
  duties: readonly string[];
  signedInAs: string | null;
  returnQuery: string;
  answer: FormAnswer | undefined;
}

export function InvitationCard({
  email,
  organisation,
  role,
  duties,
  signedInAs,
  returnQuery,
  answer,
}: InvitationCardProps) {
  const form = useAppForm({ id: 'accept', answer });
  return (
    <AuthCard title={m.joining_invitation_title()} text={m.joining_invitation_text({ organisation, role })}>
      <p className="mb-4 font-semibold break-words">{m.joining_invitation_for({ email })}</p>
      {duties.length > 0 && <p className="mb-4">{m.team_invitation_duties({ duties: duties.join(', ') })}</p>}
      {signedInAs === null && (
        <>
          <p className="mb-4">{m.joining_invitation_guest()}</p>
          <div className="flex flex-wrap gap-3">
            <LocalLink to={`${paths.auth.login}${returnQuery}`} className={buttonClass('primary')}>
              {m.joining_invitation_sign_in()}
            </LocalLink>
            <LocalLink to={`${paths.auth.register}${returnQuery}`} className={buttonClass('secondary')}>
              {m.joining_invitation_register()}
            </LocalLink>
          </div>
        </>
      )}
      {signedInAs !== null && signedInAs !== email && (
        <Notice tone="warn" title={m.joining_invitation_other({ email: signedInAs })} />
      )}
      {signedInAs === email && (
        <AppFormBox form={form}>
          <SubmitButton className="w-full">{m.joining_invitation_accept()}</SubmitButton>
        </AppFormBox>
      )}
    </AuthCard>
  );
}

export function InvitationOver() {
  return (
    <AuthCard title={m.joining_invitation_over()}>
      <p>{m.joining_invitation_over_text()}</p>
    </AuthCard>
  );
}
