// Attacks by text message: making us pay for messages to far countries, or for too many.
import { describe, expect, it } from 'vitest';
import { changePhone, resendPhoneCode } from '#domain/profile';
import { deliverAll, type DeliveryDeps, sendText } from '#domain/outbox';
import { askForSeatNotice } from '#domain/seat-notices';
import { catalogueScope } from '#domain/catalogue';
import { outboxSender } from '#platform/message-sender';
import { createMember } from '#test/factories/accounts';
import { emailsTo } from '#test/sent-emails';
import { useTestContext } from '#test/test-context';

const { deps, brand, at } = useTestContext();
let addresses = 0;
const from = () => ({ brand, address: `10.4.0.${(addresses += 1)}` });

/** Premium numbers of the world, as toll fraud likes them. */
const elsewhere = ['+447911123456', '+3725123456', '+96171123456', '+12015550123'];

describe('a country we do not serve', () => {
  it.each(elsewhere)('gets no code: %s', async (phone) => {
    const { actor } = await createMember(deps);
    await expect(changePhone(deps, actor, { phone }, from())).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'phone', message: 'error_phone_country' }],
    });
    expect(await emailsTo(deps.db, phone)).toEqual([]);
  });
  it('gets none again for a number that was stored before', async () => {
    const { actor } = await createMember(deps, { phone: elsewhere[0]!, phone_verified_at: null });
    await expect(resendPhoneCode(deps, actor, from())).rejects.toMatchObject({ code: 'invalid_input' });
  });
  it('gets no notice of seats', async () => {
    await expect(
      askForSeatNotice(deps, catalogueScope(deps, brand), {
        departure: 'penuh',
        name: 'Siti',
        phone: elsewhere[0]!,
        brandId: brand.id,
        locale: 'id',
        address: from().address,
      }),
    ).rejects.toMatchObject({ faults: [{ field: 'phone', message: 'error_phone_country' }] });
  });
  it('is given up where a message was written to it all the same', async () => {
    const { sent, run } = sender(100);
    const id = await written(elsewhere[0]!);
    await run(id);
    expect(sent).toEqual([]);
    const row = await deps.db
      .selectFrom('outbox_messages')
      .select(['failed_at', 'last_error'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.failed_at).not.toBeNull();
  });
  it.each(['+6281311112222', '+966512345678', '+60123456789', '+6581234567'])(
    'is not where our pilgrims are: %s gets its code',
    async (phone) => {
      const { actor } = await createMember(deps);
      await changePhone(deps, actor, { phone }, from());
      expect((await emailsTo(deps.db, phone)).map(({ kind }) => kind)).toEqual(['phone_code']);
    },
  );
});

describe('the daily budget', () => {
  it('warns, then refuses codes, delays the rest until tomorrow, and says so in the log once', async () => {
    const { sent, alerts, run, limits } = sender(5);
    const ids = [];
    for (let n = 0; n < 7; n += 1) ids.push(await written(`+62814000000${n}0`));
    for (const id of ids) await run(id);
    expect(sent).toHaveLength(5);
    expect(alerts).toEqual([
      'warn: most of the daily budget of text messages is spent',
      expect.stringMatching(/^error: the daily budget of text messages is spent/),
    ]);

    const { actor } = await createMember(deps);
    await expect(
      changePhone({ ...deps, textMessageLimits: limits }, actor, { phone: '+6281499999999' }, from()),
    ).rejects.toMatchObject({ code: 'text_messages_exhausted' });

    const waiting = await deps.db
      .selectFrom('outbox_messages')
      .select(['attempts', 'not_before', 'sent_at', 'failed_at'])
      .where('id', 'in', ids.slice(5))
      .execute();
    // Midnight in Indonesia.
    expect(waiting).toEqual(
      [0, 1].map(() => ({
        attempts: 0,
        not_before: new Date('2027-03-15T17:00:00Z'),
        sent_at: null,
        failed_at: null,
      })),
    );
    for (const id of ids.slice(5)) await run(id, 86_400);
    expect(sent).toHaveLength(7);
  });
});

/** A notice of seats in the outbox, for which nobody waits with an open form. */
async function written(to: string): Promise<string> {
  await sendText(deps, {
    kind: 'seats_back',
    to,
    brand,
    locale: 'id',
    values: { journey: 'Umrah', departsOn: '2027-06-13', link: 'https://brand.test' },
  });
  return (
    await deps.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('recipient', '=', to)
      .executeTakeFirstOrThrow()
  ).id;
}

/** Delivers with a budget, and keeps what left and what the log said. */
function sender(perDay: number) {
  const sent: string[] = [];
  const alerts: string[] = [];
  const limits = { countries: ['ID', 'SA', 'MY', 'SG'], perDay };
  const note = (level: string) => (_facts: object, text: string) => void alerts.push(`${level}: ${text}`);
  const log = { error: note('error'), warn: note('warn') } as never;
  const run = (id: string, seconds = 0) =>
    deliverAll(
      {
        ...at(seconds),
        textMessageLimits: limits,
        mail: outboxSender,
        push: null,
        webPush: null,
        whatsApp: null,
        mailFrom: undefined,
        drawPdf: () => Promise.reject(new Error('no document')),
        textMessages: { isLocal: false, send: async ({ to }) => void sent.push(to) },
      } satisfies DeliveryDeps,
      [id],
      log,
    );
  return { sent, alerts, limits, run };
}
