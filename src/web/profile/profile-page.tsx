// A member's own page (spec §2 profile): who they are here, how the account is kept safe, what may be done with their data.
import { BadgeCheck, ChevronRight, Download, LogOut, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { DefinitionList, type DefinitionRow } from '#web/ui/definition-list.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { useFrame } from '#web/frame';
import { useHasBell } from '#web/notifications/unread-badge.tsx';
import { Avatar } from './avatar.tsx';
import { consultantLink, consoleLink, ownLinks, type ProfileLink, securityLinks } from './profile-links.ts';
import type { ProfileView } from './profile-view.ts';

const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';

export function ProfilePage({ profile, isConsultant }: { profile: ProfileView; isConsultant: boolean }) {
  const { consolePaths, areas } = useFrame();
  const hasBell = useHasBell();
  const isShown = ({ area, isOfBell }: ProfileLink) =>
    (!area || areas.includes(area)) && (!isOfBell || hasBell);
  const [first] = consolePaths;
  const work = [
    ...(first === undefined ? [] : [consoleLink(first)]),
    ...(isConsultant ? [consultantLink] : []),
  ];
  return (
    <>
      <Head profile={profile} />
      {work.length > 0 && (
        <div className="mt-8">
          <Links links={work} />
        </div>
      )}
      <Section
        title={m.profile_data_title()}
        className="mt-8"
        action={
          <LocalLink to={paths.member.editProfile} className={buttonClass('quiet')}>
            <Pencil size={20} aria-hidden="true" />
            {m.profile_edit()}
          </LocalLink>
        }
      >
        <Card className="px-5 py-1">
          <DefinitionList facts={factsOf(profile)} />
        </Card>
      </Section>
      <Section title={m.profile_own_title()} className="mt-8">
        <Links links={ownLinks.filter(isShown)} />
      </Section>
      <Section title={m.profile_security_title()} className="mt-8">
        <Links links={securityLinks} />
      </Section>
      <Section title={m.profile_own_data_title()} className="mt-8">
        <OwnData />
      </Section>
      <SignOut />
    </>
  );
}

function Head({ profile: { name, email, avatarUrl, memberSince } }: { profile: ProfileView }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar url={avatarUrl} size={96} />
      <div className="min-w-0">
        <h1 className="text-2xl font-bold tracking-tight break-words md:text-3xl">{name}</h1>
        <p className="break-all text-ink-soft">{email}</p>
        <p className="text-ink-soft">{m.profile_member_since({ month: memberSince })}</p>
        <LocalLink to={paths.member.picture} className={link}>
          {avatarUrl ? m.profile_picture_change() : m.profile_picture_add()}
        </LocalLink>
      </div>
    </div>
  );
}

function factsOf(profile: ProfileView): DefinitionRow[] {
  const missing = <span className="font-normal text-ink-soft">{m.profile_missing()}</span>;
  return [
    { term: m.profile_name(), value: <span className="break-words">{profile.name}</span> },
    {
      term: m.profile_email(),
      value: (
        <>
          <span className="block break-all">{profile.email}</span>
          <LocalLink to={paths.member.email} className={link}>
            {m.profile_email_change()}
          </LocalLink>
        </>
      ),
    },
    { term: m.profile_phone(), value: <Phone {...profile} missing={missing} /> },
    { term: m.profile_birth_date(), value: profile.birthDate ?? missing },
    { term: m.profile_gender(), value: profile.gender ?? missing },
    {
      term: m.profile_address(),
      value: profile.address ? <span className="whitespace-pre-line">{profile.address}</span> : missing,
    },
  ];
}

function Phone({
  phone,
  isPhoneVerified,
  pendingPhone,
  missing,
}: Pick<ProfileView, 'phone' | 'isPhoneVerified' | 'pendingPhone'> & { missing: ReactNode }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3">
        {phone ? readablePhone(phone) : missing}
        {phone &&
          (isPhoneVerified ? (
            <span className="inline-flex items-center gap-1 font-normal text-good">
              <BadgeCheck size={20} aria-hidden="true" />
              {m.profile_phone_verified()}
            </span>
          ) : (
            <span className="font-normal text-warn">{m.profile_phone_unverified()}</span>
          ))}
      </span>
      {pendingPhone && (
        <span className="block font-normal text-ink-soft">
          {m.profile_phone_pending({ phone: readablePhone(pendingPhone) })}
        </span>
      )}
      <LocalLink to={paths.member.phone} className={link}>
        {phone && !isPhoneVerified ? m.profile_phone_verify() : m.profile_phone_change()}
      </LocalLink>
    </>
  );
}

function Links({ links }: { links: readonly ProfileLink[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {links.map(({ to, title, text }) => (
        <li key={to}>
          <LocalLink
            to={to}
            className="flex min-h-16 items-center justify-between gap-4 px-5 py-3 hover:text-primary"
          >
            <span>
              <span className="block font-semibold">{title()}</span>
              <span className="block text-ink-soft">{text()}</span>
            </span>
            <ChevronRight size={22} aria-hidden="true" className="shrink-0" />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

function OwnData() {
  const path = usePath();
  return (
    <Card>
      <p>{m.profile_export_text()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <form method="post" action={path(paths.member.exportData)}>
          <Button variant="secondary">
            <Download size={20} aria-hidden="true" />
            {m.profile_export()}
          </Button>
        </form>
        <LocalLink to={paths.member.deleteAccount} className={buttonClass('quiet')}>
          <Trash2 size={20} aria-hidden="true" />
          {m.delete_title()}
        </LocalLink>
      </div>
    </Card>
  );
}

function SignOut() {
  const path = usePath();
  return (
    <form method="post" action={path(paths.auth.logout)} className="mt-8">
      <Button variant="secondary" className="w-full md:w-auto">
        <LogOut size={20} aria-hidden="true" />
        {m.frame_logout()}
      </Button>
    </form>
  );
}
