// What the operator's pages of partner banks load and do (docs/product/bank-terms.md): who has an OJK licence, and its history.
import * as m from '#messages/messages';
import {
  attachLicenceFile,
  type BankOverview,
  getBank,
  listBanks,
  type RecordedLicence,
  recordLicence,
  withdrawLicence,
} from '#domain/bank-terms';
import { bankLicenceStatusLabel, termsKindLabel } from '#labels/bank-terms';
import { noApproval } from '#shared/bank-terms';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { documentMaxMegabytes } from '#shared/participant-documents';
import * as paths from '#shared/paths';
import { answerActions, fileOf } from '#web/request/answer-actions.server';
import { orMissing } from '#web/request/missing-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import type { PageRequest } from '#web/request/page-context.server';
import { licenceLine } from './bank-lines.server.ts';

const overview = (
  { id, name, licence, nextCheckOn, terms }: BankOverview,
  { locale, today }: { locale: Locale; today: string },
) => ({
  id,
  name,
  line: licence && licenceLine(licence, locale),
  nextCheck: nextCheckOn && formatDate(nextCheckOn, locale, 'short'),
  isCheckDue: licence !== null && (nextCheckOn === null || nextCheckOn <= today),
  terms: terms.map((kind) => termsKindLabel[kind]()).join(', '),
});
export type BankLine = ReturnType<typeof overview>;

const seen = ({ deps, locale }: PageRequest) => ({ locale, today: todayInIndonesia(deps.now()) });

export async function loadBanks(request: PageRequest): Promise<BankLine[]> {
  const actor = requireOperator(request, 'bankTerms');
  return (await listBanks(request.deps, actor)).map((one) => overview(one, seen(request)));
}

export async function loadBank(request: PageRequest, bankId: string) {
  const actor = requireOperator(request, 'bankTerms');
  const { licences, ...bank } = await orMissing(getBank(request.deps, actor, bankId));
  return {
    ...overview(bank, seen(request)),
    licences: licences.map((one) => licenceView(one, request.locale, bankId)),
    fileHint: m.bank_licence_file_hint({ max: documentMaxMegabytes }),
  };
}
export type BankView = Awaited<ReturnType<typeof loadBank>>;

function licenceView(one: RecordedLicence, locale: Locale, bankId: string) {
  const by = (name: string | null, at: Date) =>
    m.bank_terms_step_by({ name: name ?? m.bank_terms_nobody(), at: formatInstant(at, locale, 'short') });
  const yes = one.isLpsMember ? m.savings_yes() : m.savings_no();
  const until = one.validUntil ? formatDate(one.validUntil, locale) : m.bank_licence_endless();
  return {
    id: one.id,
    number: one.number,
    from: formatDate(one.validFrom, locale),
    status: bankLicenceStatusLabel[one.status](),
    standing: one.standing,
    evidence: one.evidence,
    file: one.fileId && paths.operator.bankLicenceFile(bankId, one.fileId),
    recorded: by(one.recordedBy, one.recordedAt),
    ended: one.endedAt && by(one.endedBy, one.endedAt),
    reason: one.reason,
    facts: [
      { term: m.bank_licence_status(), value: bankLicenceStatusLabel[one.status]() },
      { term: m.bank_licence_number(), value: one.number },
      { term: m.bank_licence_from(), value: formatDate(one.validFrom, locale) },
      { term: m.bank_licence_until(), value: until },
      { term: m.bank_licence_lps(), value: yes },
      { term: m.bank_licence_phone(), value: one.complaintPhone },
      { term: m.bank_licence_email(), value: one.complaintEmail },
      { term: m.bank_licence_evidence(), value: one.evidence },
      {
        term: m.bank_licence_check(),
        value: one.nextCheckOn ? formatDate(one.nextCheckOn, locale) : m.standing_next_none(),
      },
      { term: m.bank_approval_recorded(), value: by(one.recordedBy, one.recordedAt) },
    ],
    /** What the form of another record begins with. */
    values: {
      number: one.number,
      status: one.status,
      valid_from: one.validFrom,
      valid_until: one.validUntil ?? '',
      is_lps_member: one.isLpsMember ? 'yes' : 'no',
      complaint_phone: one.complaintPhone,
      complaint_email: one.complaintEmail,
    },
  };
}
export type LicenceView = ReturnType<typeof licenceView>;

export function changeLicence(request: PageRequest, bankId: string, sent: Request) {
  const actor = requireOperator(request, 'bankTerms');
  const { deps } = request;
  const actions = {
    record: async (replaced: string, form: FormData) => {
      const replaces = replaced === noApproval ? '' : replaced;
      await recordLicence(deps, actor, { bankId, form: { ...Object.fromEntries(form), replaces } });
      return m.bank_licence_recorded_done();
    },
    file: async (licenceId: string, form: FormData) => {
      await attachLicenceFile(deps, actor, { bankId, licenceId, file: await fileOf(form, 'file') });
      return m.bank_licence_file_done();
    },
    withdraw: async (licenceId: string, form: FormData) => {
      await withdrawLicence(deps, actor, { bankId, licenceId, form: { reason: form.get('reason') } });
      return m.bank_licence_withdrawn_done();
    },
  };
  return answerActions(request, sent, actions, paths.operator.bankLicence(bankId));
}
