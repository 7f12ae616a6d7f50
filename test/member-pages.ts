// One page of every kind that belongs to a member, for tests that look at each kind once. Each is looked at by somebody of its own.
import type { Deps } from '#deps';
import { changePhone, sendDeletionCode } from '#domain/accounts';
import type { createMember, SignedIn } from '#test/factories/accounts';
import { createAddress } from '#test/factories/shipping-addresses';

/** A district of the reference data. */
const tebet = '317401';

interface MemberPage {
  /** Without language prefix. */
  path: string;
  /** Who looks. */
  account?: Parameters<typeof createMember>[1];
  /** What has happened before. */
  prepare?: (deps: Deps, member: SignedIn) => Promise<void>;
}

const brandOf = (deps: Deps) => deps.brands.list().find(({ isDefault }) => isDefault)!;

export const memberPages = {
  profile: { path: '/member/profile' },
  'profile of a long name': { path: '/member/profile', account: { name: 'Raden Ayu Siti Nurhaliza Kusumawardhani binti Abdurrahman', phone: null, phone_verified_at: null, address: null } },
  'profile being edited': { path: '/member/profile/edit' },
  picture: { path: '/member/profile/picture' },
  'new phone number': { path: '/member/profile/phone' },
  'code of a phone number': {
    path: '/member/profile/phone',
    prepare: (deps, { actor, account: { id } }) => changePhone(deps, actor, { phone: '+6281398765432' }, { brand: brandOf(deps), address: id }) },
  'new mail address': { path: '/member/profile/email', account: { password_hash: 'of nobody' } },
  'new password': { path: '/member/profile/password', account: { password_hash: 'of nobody' } },
  'account without a password': { path: '/member/profile/password' },
  devices: { path: '/member/profile/devices' },
  deletion: { path: '/member/profile/delete', account: { password_hash: 'of nobody' } },
  'deletion by a code': { path: '/member/profile/delete', prepare: (deps, { actor }) => sendDeletionCode(deps, actor, brandOf(deps)) },
  'roles of a consultant': { path: '/operator/roles?email=rahmat@demo.example', account: { roles: ['operator_support'] } },
  'roles of nobody': { path: '/operator/roles?email=tidak.ada@demo.example', account: { roles: ['operator_support'] } },
  'empty wishlist': { path: '/member/wishlist' },
  wishlist: {
    path: '/member/wishlist',
    prepare: async ({ db, now }, { account }) => {
      const cards = await db.selectFrom('departure_cards').select('departure_id').where('category', '=', 'umrah').orderBy('departure_id').limit(3).execute();
      await db.insertInto('wishlist_items').values(cards.map(({ departure_id }) => ({ account_id: account.id, departure_id, added_at: now() }))).execute();
    } },
  'no address': { path: '/member/my-address' },
  addresses: {
    path: '/member/my-address',
    prepare: async (deps, { actor }) => {
      for (const label of ['Rumah', 'Kantor cabang Jakarta Selatan dengan nama panjang']) await createAddress(deps, actor, { label, district: tebet });
    } },
  'new address': { path: '/member/my-address/new' },
} as const satisfies Record<string, MemberPage>;

export const memberPageKinds = Object.entries(memberPages).map(([kind, page]): [kind: string, page: MemberPage] => [kind, page]);
