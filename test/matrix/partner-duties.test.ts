// Every page of a travel partner's console × every duty of its staff (docs/product/partner-team.md): the table of duties decides.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dutyAllows, type PartnerDuty, partnerDuties } from '#shared/partner-duties';
import { taskOfPage } from '#web/consoles';
import { findDemoPartner } from '#test/demo-pages';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { pages } from './page-rows.ts';

const host = hosts.rihlah;
let application: Application;
const staff = new Map<PartnerDuty, SignedIn>();
beforeAll(async () => {
  application = await startApplication();
  const { id: partnerId } = await findDemoPartner(application.deps);
  for (const duty of partnerDuties)
    staff.set(
      duty,
      await createMember(application.deps, { host, roles: ['partner_staff'], partnerId, duties: [duty] }),
    );
});
afterAll(() => application.close());

const console = Object.entries(pages).filter(
  ([path, { who }]) => path.startsWith('/partner-console') && who.includes('partner_staff' as never),
);

it('has pages for every duty, and a duty for every page', () => {
  expect(console.length).toBeGreaterThan(20);
  expect(console.filter(([, { address }]) => !taskOfPage(address.replace(/\?.*/, '')))).toEqual([]);
});

it.each(partnerDuties)('%s sees the pages of that duty, and no others', async (duty) => {
  const wrong: string[] = [];
  for (const [, { address, isMissing }] of console) {
    const { statusCode } = await application.app.inject({
      url: address,
      headers: { host, ...staff.get(duty)!.headers },
    });
    const isRefused = statusCode === 403 || statusCode === 404;
    // Who leads no departure works nowhere yet.
    const may = duty !== 'tour_leader' && dutyAllows(duty, taskOfPage(address.replace(/\?.*/, ''))!);
    if (may ? isRefused && !(isMissing && statusCode === 404) : !isRefused)
      wrong.push(`${address}: ${statusCode}`);
  }
  expect(wrong).toEqual([]);
});
