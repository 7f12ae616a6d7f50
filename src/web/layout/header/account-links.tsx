// Who is here (spec §2 header): logged out, a login link and a register button; logged in, the avatar that leads to the profile.
import { CircleUserRound } from 'lucide-react';
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { NotificationBell } from '#web/notifications/bell.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { type FrameMember, useFrame } from '#web/frame';
import { signInQuery } from './sign-in-query.ts';
import * as paths from '#shared/paths';

export function AccountLinks() {
  const { member, path, search } = useFrame();
  if (member)
    return (
      <div className="flex items-center gap-1">
        <NotificationBell />
        <ProfileLink member={member} />
      </div>
    );
  const query = signInQuery(path, search);
  return (
    <div className="-ml-3 flex items-center gap-1 md:ml-0">
      <LocalLink
        to={`${paths.auth.login}${query}`}
        rel="nofollow"
        className="inline-flex min-h-12 items-center whitespace-nowrap rounded-lg px-3 font-semibold underline-offset-4 hover:underline"
      >
        {m.frame_login()}
      </LocalLink>
      <LocalLink to={`${paths.auth.register}${query}`} rel="nofollow" className={buttonClass('secondary')}>
        {m.frame_register()}
      </LocalLink>
    </div>
  );
}

/** Spec: a placeholder where there is no picture. */
export function ProfileLink({ member }: { member: FrameMember }) {
  return (
    <LocalLink
      to={paths.member.profile}
      className="inline-flex min-h-12 items-center gap-2 rounded-lg px-2 font-semibold underline-offset-4 hover:underline"
    >
      {member.avatarUrl ? (
        <img
          src={member.avatarUrl}
          alt=""
          width={40}
          height={40}
          className="size-10 rounded-full object-cover"
        />
      ) : (
        <CircleUserRound size={40} strokeWidth={1.25} aria-hidden="true" />
      )}
      {member.name === null ? (
        m.frame_profile()
      ) : (
        <>
          <span className="sr-only">{m.frame_profile()}: </span>
          <span className="max-w-40 truncate xl:max-w-24">{member.name}</span>
        </>
      )}
    </LocalLink>
  );
}
