// Price tables of private umrah (docs/product/umrah-prices.md): the operator's, written by one person and checked by another, and agencies' own.
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { umrahLimitNames, type UmrahLimit } from '#shared/umrah-limits';
import { priceStandings, trialKinds } from '#shared/umrah-prices';
import { sheetColumns } from '#domain/umrah-prices';
import { endpoint } from '#api/define';
import { figuresData } from '#api/private-umrah/partner-contract';
import { named, paged } from '#api/inputs';
import { sheetMaxBytes } from '#platform/spreadsheets/read-upload';

const who = operatorRoles('umrahPrices');
const base = { who, spec: '§7 Custom private umrah, docs/product/umrah-prices.md' } as const;
const versions = '/api/v3/operator/umrah-prices';
const drafts = '/api/v3/operator/umrah-price-drafts';
const limitsPath = '/api/v3/operator/umrah-limits';
const ofPartner = {
  who: ['partner_staff'],
  task: 'catalogue',
  spec: '§7 Custom private umrah, docs/product/umrah-prices.md',
} as const;
const ownVersions = '/api/v3/partner-console/umrah-prices';
const ownDrafts = '/api/v3/partner-console/umrah-price-drafts';
const field = z.unknown().optional();
const name = z.string().nullable();
const revision = z.int().nonnegative();
const rupiah = z.int();
const range = z.object({ low: rupiah, high: rupiah });
const cell = z.union([z.string(), z.number()]);
const changing = ['not_found', 'content_changed'] as const;
const checking = [...changing, 'same_person', 'step_up_required', 'invalid_input'] as const;

/** Parts: fares, hotels, transports, addons, visa, insurance, handling, guide, margin, and the shares that children and infants pay. */
const table = z.record(z.string(), z.unknown());

const version = z.object({
  id: z.uuid(),
  version: z.int(),
  effective_on: z.iso.date(),
  status: z.enum(priceStandings),
  note: z.string().nullable(),
  published_at: z.iso.datetime(),
  editors: z.array(z.string()),
  approved_by: name,
  withdrawal: z.object({ at: z.iso.datetime(), by: name, reason: z.string() }).nullable(),
});

const draft = z.object({
  id: z.uuid(),
  revision,
  status: z.enum(['editing', 'submitted']),
  effective_on: z.iso.date(),
  note: z.string().nullable(),
  editors: z.array(z.string()),
  submitted_by: name,
  refusal: z.object({ at: z.iso.datetime(), by: name, reason: z.string() }).nullable(),
  changed_at: z.iso.datetime(),
});

const change = z.object({
  part: z.string(),
  key: z.string(),
  change: z.enum(['added', 'removed', 'changed']),
  fields: z.array(z.object({ field: z.string(), before: cell.nullable(), after: cell.nullable() })),
});
const reviewed = draft.extend({
  table,
  compared_with: z.int().nullable(),
  changes: z.array(change),
  trial: z.array(
    z.object({ trip: z.enum(trialKinds), people: z.int(), before: range.nullable(), after: range }),
  ),
  dollar_rate: rupiah,
});
const versionData = z.object({ id: z.uuid(), version: z.int(), effective_on: z.iso.date(), table });
/** Each limit by its name, in the order of the page. */
const ofLimits = <Each extends z.ZodType>(each: Each) =>
  Object.fromEntries(umrahLimitNames.map((limit) => [limit, each])) as Record<UmrahLimit, Each>;
const limits = z.object(ofLimits(z.int()));

const listData = z.object({ versions: z.array(version), draft: draft.nullable() });
const sheet = { field: 'file', maxBytes: sheetMaxBytes } as const;
const fileErrors = ['invalid_input', 'payload_too_large', 'unavailable'] as const;

const triedTable = z.object({
  /** Sent with the same file, it writes what was looked at. */
  trial: z.string(),
  changes: z.array(change),
  /** By row as a spreadsheet counts; null: the file, or the row, as a whole. */
  faults: z.array(
    z.object({
      row: z.int().nullable(),
      column: z.enum(sheetColumns).nullable(),
      message_key: z.string(),
      message: z.string(),
    }),
  ),
});
const writtenTable = z.object({ id: z.uuid(), revision });

export const umrahPricesContract = {
  list: endpoint({
    ...base,
    method: 'GET',
    path: versions,
    summary: 'Versions of the price table, the latest day first, and the draft that is written or checked',
    data: listData,
  }),
  version: endpoint({
    ...base,
    method: 'GET',
    path: `${versions}/:id`,
    summary: 'One version with its prices',
    params: named,
    data: versionData,
    errors: ['not_found'],
  }),
  withdraw: endpoint({
    ...base,
    method: 'POST',
    path: `${versions}/:id/withdraw`,
    summary: 'Take a version back before the day from which it would hold',
    params: named,
    body: z.object({ reason: field }),
    data: z.null(),
    errors: [...changing, 'step_up_required', 'invalid_input'],
  }),
  start: endpoint({
    ...base,
    method: 'POST',
    path: drafts,
    summary:
      'Begin the draft of the next version: as the one in force, as another version, or as a whole table',
    body: z.object({ from: z.string().optional(), table: field }),
    data: z.object({ id: z.uuid() }),
    errors: [...changing, 'invalid_input'],
  }),
  draft: endpoint({
    ...base,
    method: 'GET',
    path: `${drafts}/:id`,
    summary:
      'The draft with what it changes of what would hold on its day, and what three usual umrahs would cost before and after',
    params: named,
    data: reviewed,
    errors: ['not_found'],
  }),
  save: endpoint({
    ...base,
    method: 'PATCH',
    path: `${drafts}/:id`,
    summary:
      'Save parts of the table, the day from which it holds, or its note, over the revision that was read',
    params: named,
    body: z.object({ revision, table: field, effective_on: field, note: field }),
    data: z.object({ revision }),
    errors: [...changing, 'invalid_input'],
  }),
  submit: endpoint({
    ...base,
    method: 'POST',
    path: `${drafts}/:id/submit`,
    summary: 'Lay it before a colleague who wrote nothing of it',
    params: named,
    body: z.object({ revision }),
    data: z.null(),
    errors: [...changing, 'invalid_input'],
  }),
  decide: endpoint({
    ...base,
    method: 'POST',
    path: `${drafts}/:id/decision`,
    summary: 'Publish the revision that was read, or give it back with a reason',
    params: named,
    body: z.object({ revision, decision: z.enum(['approve', 'refuse']), reason: field }),
    data: z.object({ id: z.uuid(), version: z.int() }).nullable(),
    errors: checking,
  }),
  discard: endpoint({
    ...base,
    method: 'POST',
    path: `${drafts}/:id/discard`,
    summary: 'Throw away what was written',
    params: named,
    body: z.object({ revision }),
    data: z.null(),
    errors: changing,
  }),
  tryTable: endpoint({
    ...base,
    method: 'POST',
    path: `${drafts}/table/check`,
    summary:
      "What a price table (XLSX or CSV, a row for each price) would change of the operator's draft or of what is in force; nothing is written",
    upload: sheet,
    data: triedTable,
    errors: fileErrors,
  }),
  writeTable: endpoint({
    ...base,
    method: 'POST',
    path: `${drafts}/table`,
    summary:
      "Write a price table that was tried into the operator's draft, or as a new one: all rows, or none",
    query: z.object({ trial: z.string().max(64) }),
    upload: sheet,
    data: writtenTable,
    errors: [...fileErrors, 'content_changed'],
  }),
  limits: endpoint({
    ...base,
    method: 'GET',
    path: limitsPath,
    summary:
      'Limits of private umrah that hold now (hours to answer, to confirm, to order; agencies, days), how far each can be set, and what they were before',
    data: z.object({
      number: z.int(),
      limits,
      bounds: z.object(ofLimits(z.object({ least: z.int(), most: z.int() }))),
      /** The newest first: those that hold now. */
      history: z.array(
        z.object({
          number: z.int(),
          limits,
          /** Null: they came with the installation. */
          reason: name,
          set_at: z.iso.datetime(),
          set_by: name,
        }),
      ),
    }),
  }),
  setLimits: endpoint({
    ...base,
    method: 'POST',
    path: limitsPath,
    summary:
      'Set the next limits over the number that was read: in force at once for requests that begin from then on',
    body: z.object({ number: z.int(), ...ofLimits(z.int()), reason: field }),
    data: z.object({ number: z.int() }),
    errors: ['content_changed', 'step_up_required', 'invalid_input'],
  }),
  figures: endpoint({
    ...base,
    method: 'GET',
    path: '/api/v3/operator/umrah-figures',
    summary:
      'How close estimates come to final prices, agency by agency: who won most first, counted from requests that have ended',
    query: paged(pageSizes.list),
    data: z.array(figuresData.extend({ partner: z.object({ id: z.uuid(), name: z.string() }) })),
    paged: true,
  }),
  ownList: endpoint({
    ...ofPartner,
    method: 'GET',
    path: ownVersions,
    summary: "Versions of the agency's own price table, the latest day first, and the draft that is written",
    data: listData,
  }),
  ownVersion: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${ownVersions}/:id`,
    summary: "One version of the agency's own with its prices",
    params: named,
    data: versionData,
    errors: ['not_found'],
  }),
  ownWithdraw: endpoint({
    ...ofPartner,
    method: 'POST',
    path: `${ownVersions}/:id/withdraw`,
    summary: "Take a version of the agency's own back before the day from which it would hold",
    params: named,
    body: z.object({ reason: field }),
    data: z.null(),
    errors: [...changing, 'invalid_input'],
  }),
  ownStart: endpoint({
    ...ofPartner,
    method: 'POST',
    path: ownDrafts,
    summary:
      "Begin the draft of the agency's next version: as its own in force, or without one as the operator's; as another version; or as a whole table",
    body: z.object({ from: z.string().optional(), table: field }),
    data: z.object({ id: z.uuid() }),
    errors: [...changing, 'invalid_input'],
  }),
  ownDraft: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${ownDrafts}/:id`,
    summary:
      'The draft with what it changes of what the agency would use on its day, and three usual umrahs before and after',
    params: named,
    data: reviewed,
    errors: ['not_found'],
  }),
  ownSave: endpoint({
    ...ofPartner,
    method: 'PATCH',
    path: `${ownDrafts}/:id`,
    summary:
      "Save parts of the agency's table, the day from which it holds, or its note, over the revision that was read",
    params: named,
    body: z.object({ revision, table: field, effective_on: field, note: field }),
    data: z.object({ revision }),
    errors: [...changing, 'invalid_input'],
  }),
  ownPublish: endpoint({
    ...ofPartner,
    method: 'POST',
    path: `${ownDrafts}/:id/publish`,
    summary: "Publish the revision that was read: the agency's next version, from its day on",
    params: named,
    body: z.object({ revision }),
    data: z.object({ id: z.uuid(), version: z.int() }),
    errors: [...changing, 'invalid_input'],
  }),
  ownDiscard: endpoint({
    ...ofPartner,
    method: 'POST',
    path: `${ownDrafts}/:id/discard`,
    summary: "Throw away what was written of the agency's next version",
    params: named,
    body: z.object({ revision }),
    data: z.null(),
    errors: changing,
  }),
  ownTryTable: endpoint({
    ...ofPartner,
    method: 'POST',
    path: `${ownDrafts}/table/check`,
    summary:
      'What a price table (XLSX or CSV, a row for each price) would change of the draft or of what is in force; nothing is written',
    upload: sheet,
    data: triedTable,
    errors: fileErrors,
  }),
  ownWriteTable: endpoint({
    ...ofPartner,
    method: 'POST',
    path: `${ownDrafts}/table`,
    summary: 'Write a price table that was tried into the draft, or as a new one: all rows, or none',
    query: z.object({ trial: z.string().max(64) }),
    upload: sheet,
    data: writtenTable,
    errors: [...fileErrors, 'content_changed'],
  }),
};
