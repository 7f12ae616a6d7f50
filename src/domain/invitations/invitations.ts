// Front door of invitations (docs/product/memberships.md): somebody is asked by email to work for an organisation, and says yes.
import { randomBytes } from 'node:crypto';
import { recordAudit } from '#domain/audit';
import { type Brand, pageUrl } from '#domain/brands';
import { type Actor, type Role, roles } from '#domain/memberships';
import { type OutboxDeps, sendEmail } from '#domain/outbox';
import { endAllSessions } from '#domain/session-endings';
import { digestOf } from '#domain/sessions';
import { transaction } from '#platform/database/database';
import { dayMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import type { PartnerDuty } from '#shared/partner-duties';
import * as paths from '#shared/paths';
import type { StoreDuty } from '#shared/store-duties';

/** Our choice: over a long holiday. */
const invitationDays = 14;

export interface InvitationToSend {
  email: string;
  /** Whom the email greets. */
  name: string;
  role: Role;
  duties: readonly (PartnerDuty | StoreDuty)[];
  /** Departures a tour leader is to lead. */
  leads?: readonly string[];
  /** In which role the inviter does it. */
  invitedAs: Role;
  partner: { id: string; name: string };
  brand: Brand;
  locale: Locale;
}

/**
 * Sends the invitation, in the caller's transaction; the caller has checked who may. An earlier one to the same person for the same
 * place ends. Who has the link and an account with this address may accept.
 */
export async function inviteToRole(
  deps: OutboxDeps,
  inviter: Actor,
  { email, name, role, duties, leads = [], invitedAs, partner, brand, locale }: InvitationToSend,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const now = deps.now();
  await deps.db
    .deleteFrom('invitations')
    .where('email', '=', email)
    .where('partner_id', '=', partner.id)
    .where('accepted_at', 'is', null)
    .execute();
  const { id } = await deps.db
    .insertInto('invitations')
    .values({
      token_digest: digestOf(token),
      email,
      role,
      partner_id: partner.id,
      duties: [...duties],
      leads: [...leads],
      invited_by: inviter.accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + invitationDays * dayMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(deps, {
    actor: inviter,
    role: invitedAs,
    action: 'invitation.sent',
    subjectId: null,
    details: { about: id, role },
  });
  await sendEmail(deps, {
    kind: 'invitation',
    to: email,
    brand,
    locale,
    values: {
      name,
      organisation: partner.name,
      days: invitationDays,
      link: pageUrl(brand, locale, paths.auth.invitation(token)),
    },
  });
}

export interface Invitation {
  email: string;
  role: Role;
  organisation: string | null;
  /** Of a travel partner's or a store's staff. */
  duties: readonly (PartnerDuty | StoreDuty)[];
  expiresAt: Date;
}

type InvitationDeps = Pick<OutboxDeps, 'db' | 'now'>;

/** The invitation of a link; null once it was accepted, has expired, or never was. */
export async function findInvitation(deps: InvitationDeps, token: string): Promise<Invitation | null> {
  const row = await openInvitations(deps, token)
    .leftJoin('partners', 'partners.id', 'invitations.partner_id')
    .select(['invitations.email', 'role', 'partners.name', 'duties', 'expires_at'])
    .executeTakeFirst();
  return row?.email !== undefined
    ? {
        email: row.email,
        role: roleOf(row.role),
        organisation: row.name,
        duties: row.duties as (PartnerDuty | StoreDuty)[],
        expiresAt: row.expires_at,
      }
    : null;
}

/**
 * Gives the actor the role they were invited to and ends their sessions: they sign in anew with it. Refuses `link_expired`, and
 * `forbidden` to an account with another address.
 */
export async function acceptInvitation(deps: InvitationDeps, actor: Actor, token: string): Promise<void> {
  await transaction(deps.db, async (db) => {
    const invitation = await openInvitations({ ...deps, db }, token)
      .select(['invitations.id', 'invitations.email', 'role', 'partner_id', 'duties', 'leads'])
      .forUpdate()
      .executeTakeFirst();
    if (!invitation) throw new AppError('link_expired');
    if (invitation.email !== actor.email) throw new AppError('forbidden');
    const now = deps.now();
    await db.updateTable('invitations').set({ accepted_at: now }).where('id', '=', invitation.id).execute();
    const membership = await db
      .insertInto('memberships')
      .values({
        account_id: actor.accountId,
        role: invitation.role,
        partner_id: invitation.partner_id,
        duties: invitation.duties,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'role', 'partner_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (membership && invitation.leads.length > 0)
      await db
        .insertInto('tour_leaders')
        .columns(['membership_id', 'departure_id'])
        // One that was deleted meanwhile needs no leader.
        .expression((build) =>
          build
            .selectFrom('departures')
            .select([build.val(membership.id).$castTo<string>().as('membership_id'), 'id'])
            .where('id', 'in', invitation.leads),
        )
        .execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        action: 'invitation.accepted',
        subjectId: actor.accountId,
        details: { role: invitation.role },
      },
    );
    // A session that began with fewer rights must not gain the new role.
    await endAllSessions({ ...deps, db }, actor.accountId, 'role');
  });
}

function openInvitations({ db, now }: InvitationDeps, token: string) {
  return db
    .selectFrom('invitations')
    .where('token_digest', '=', digestOf(token))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now());
}

const roleOf = (text: string) => roles.find((role) => role === text)!;
