// Manifests of a departure (docs/product/manifests.md): what is missing of whom, what has changed since the last export, and the rows.
import * as z from 'zod';
import { manifestCodes, manifestFormats } from '#domain/manifests';
import { endpoint } from '#api/define';

const console = {
  who: ['partner_staff'],
  task: 'travellers',
  spec: '§6 travel partner, docs/product/manifests.md',
} as const;
const partner = '/api/v3/partner-console';
const manifest = `${partner}/departures/:id/manifests/:template` as const;
const params = z.object({ id: z.string(), template: z.string() });
const count = z.int().nonnegative();
const text = z.object({ id: z.string(), en: z.string().optional() });
const templateData = z.object({
  code: z.enum(manifestCodes),
  version: count,
  valid_from: z.iso.date(),
  source: z.string(),
});
const exportData = z.object({
  id: z.uuid(),
  version: count,
  format: z.enum(manifestFormats),
  people: count,
  made_at: z.iso.datetime(),
  made_by: z.string().nullable(),
});

export const manifestsContract = {
  templates: endpoint({
    ...console,
    method: 'GET',
    path: `${partner}/manifest-templates`,
    summary: 'The templates that count today, with their columns',
    data: z.array(
      templateData.extend({
        columns: z.array(
          z.object({
            title: z.string(),
            /** Filled in elsewhere. */
            is_by_hand: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  read: endpoint({
    ...console,
    method: 'GET',
    path: manifest,
    summary:
      'Who is on it, which columns are missing of each, and what has changed since the last export: names of columns, never what stands in them',
    params,
    data: z.object({
      title: text,
      departs_on: z.iso.date(),
      template: templateData,
      by_hand: z.array(z.string()),
      people: z.array(
        z.object({
          id: z.uuid(),
          booking: z.string(),
          number: count,
          name: z.string().nullable(),
          missing: z.array(z.string()),
        }),
      ),
      changes: z
        .object({
          since: exportData,
          added: z.array(z.uuid()),
          removed: z.array(z.uuid()),
          changed: z.array(z.object({ participant_id: z.uuid(), columns: z.array(z.string()) })),
        })
        .nullable(),
      exports: z.array(exportData),
    }),
    errors: ['not_found', 'booking_state'],
  }),
  take: endpoint({
    ...console,
    method: 'POST',
    path: `${manifest}/exports`,
    summary:
      'Take it along, every cell as text: recorded for everybody in it, and what the next one is compared with. Wants a fresh code',
    params,
    body: z.object({ format: z.enum(manifestFormats) }),
    data: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
    errors: ['not_found', 'booking_state', 'step_up_required'],
  }),
};
