// What a travel partner's people see first (docs/product/partner-console.md).
import * as z from 'zod';
import { needKinds } from '#domain/partner-home';
import { evidenceKinds } from '#shared/catalogue';
import { endpoint } from '#api/define';

const staff = { who: ['partner_staff'], spec: '§6 travel partner' } as const;
const count = z.int().nonnegative();
const text = z.object({ id: z.string(), en: z.string().optional() });

export const partnerHomeContract = {
  today: endpoint({
    ...staff,
    task: 'departures',
    method: 'GET',
    path: '/api/v3/partner-console/today',
    summary: 'What needs somebody today, of what the caller may do, and how ready the next departures are',
    data: z.object({
      needs: z.array(
        z.object({
          kind: z.enum(needKinds),
          count,
          day: z.iso.date().nullable(),
          departure_id: z.uuid().nullable(),
        }),
      ),
      departures: z.array(
        z.object({
          id: z.uuid(),
          title: text,
          departs_on: z.iso.date(),
          days_left: count,
          seats: z.object({ quota: count, sold: count, held: count }),
          score: z.int().min(0).max(100),
          blocks: z.array(
            z.object({
              kind: z.enum(['evidence', 'group', 'names', 'send', 'judge', 'settlement', 'rooms']),
              count,
              orders: z.array(z.string()).nullable(),
              pieces: z.array(z.enum(evidenceKinds)),
              by: z.array(z.string()),
            }),
          ),
          other_blocks: count,
        }),
      ),
    }),
  }),
  sales: endpoint({
    ...staff,
    task: 'money',
    method: 'GET',
    path: '/api/v3/partner-console/sales',
    summary: "The partner's sales of the last six months, the current one last",
    data: z.array(z.object({ month: z.iso.date(), orders: count, seats: count, amount: count })),
  }),
};
