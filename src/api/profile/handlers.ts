// The member's own account over HTTP (spec §7).
import type * as z from 'zod';
import { profileContract, type profileData } from './contract.ts';
import {
  changeAvatar,
  changePhone,
  changeProfile,
  getProfile,
  removeAvatar,
  resendPhoneCode,
  verifyPhone,
} from '#domain/profile';
import { deleteAccount, exportPersonalData, sendDeletionCode } from '#domain/privacy';
import { endOwnSession, endOwnSessions, listOwnSessions } from '#domain/sessions';
import type { Actor } from '#domain/memberships';
import { avatarPath } from '#shared/avatar';
import { deviceName } from '#shared/device-name';
import { type ApiRequest, implement } from '#api/implement';

export const profileApi = implement(profileContract, {
  me: (_input, request) => ownProfile(request),
  changeMe: async ({ body }, request) => {
    await changeProfile(request.deps, request.actor, body);
    return { ...(await ownProfile(request)), messageKey: 'profile_saved' };
  },
  deleteMe: async ({ body }, { deps, actor, brand, caller }) => {
    await deleteAccount(deps, actor, body, brand);
    caller.forget();
    return { data: null, messageKey: 'profile_deleted' };
  },
  deletionCode: async (_input, { deps, actor, brand }) => {
    await sendDeletionCode(deps, actor, brand);
    return { data: null, messageKey: 'profile_code_sent' };
  },
  avatar: async ({ file }, { deps, actor }) => ({
    data: { avatar_url: avatarPath(await changeAvatar(deps, actor, file)) },
    messageKey: 'profile_picture_saved',
  }),
  removeAvatar: async (_input, { deps, actor }) => {
    await removeAvatar(deps, actor);
    return { data: null, messageKey: 'profile_picture_removed' };
  },
  export: async (_input, { deps, actor }) => {
    const { about, exportedAt, sections } = await exportPersonalData(deps, actor);
    return { data: { about, exported_at: exportedAt, sections } };
  },
  sessions: async (_input, { deps, actor }) => {
    const sessions = await listOwnSessions(deps, actor);
    return {
      data: sessions.map(({ id, host, userAgent, createdAt, lastUsedAt, isCurrent }) => ({
        id,
        host,
        device: deviceName(userAgent),
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        is_current: isCurrent,
      })),
    };
  },
  endSessions: async ({ query }, { deps, actor, caller }) => {
    const ended = await endOwnSessions(deps, actor, query.which);
    if (query.which === 'all') caller.forget();
    return { data: { ended } };
  },
  endSession: async ({ params }, { deps, actor, caller }) => {
    await endOwnSession(deps, actor, params.id);
    if (params.id === actor.sessionId) caller.forget();
    return { data: null };
  },
  changePhone: async ({ body }, { deps, actor, brand, caller: { address } }) => {
    await changePhone(deps, actor, body, { brand, address });
    return { data: null, messageKey: 'profile_code_sent' };
  },
  verifyPhone: async ({ body }, request) => {
    await verifyPhone(request.deps, request.actor, body, request);
    return { ...(await ownProfile(request)), messageKey: 'profile_phone_saved' };
  },
  resendPhoneCode: async (_input, { deps, actor, brand, caller: { address } }) => {
    await resendPhoneCode(deps, actor, { brand, address });
    return { data: null, messageKey: 'profile_code_sent' };
  },
});

async function ownProfile({
  deps,
  actor,
}: ApiRequest & { actor: Actor }): Promise<{ data: z.input<typeof profileData> }> {
  const profile = await getProfile(deps, actor);
  return {
    data: {
      id: profile.id,
      name: profile.name,
      email: profile.email,
      phone: profile.phone,
      is_phone_verified: profile.isPhoneVerified,
      pending_phone: profile.pendingPhone?.phone ?? null,
      birth_date: profile.birthDate,
      gender: profile.gender,
      address: profile.address,
      avatar_url: profile.avatarId && avatarPath(profile.avatarId),
    },
  };
}
