// What the bank's pages of its own terms load and do (docs/product/bank-terms.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  confirmTerms,
  getOwnTerms,
  listOwnTerms,
  proposeTerms,
  type TermsVersion,
  withdrawTerms,
} from '#domain/bank-terms';
import { bankOf, worksForBank } from '#domain/memberships';
import { type TermsKind, termsKinds } from '#shared/bank-terms';
import { addDays, formatInstant, todayInIndonesia } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requireBank } from '#web/bank-console/require-bank.server';
import { answerActions } from '#web/request/answer-actions.server';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { readTermsForm, termsValues } from './terms-form.server.ts';
import { termsView } from './terms-view.server.ts';

export async function loadOwnTerms(request: PageRequest) {
  const actor = requireBank(request);
  const versions = await listOwnTerms(request.deps, actor);
  return {
    mayPropose: worksForBank(actor, bankOf(actor), ['bank_officer']),
    inForce: versions
      .filter(({ standing }) => standing === 'in_force')
      .map((version) => termsView(version, request)),
    versions: versions.map(({ id, kind, standing, effectiveOn, proposedBy, proposedAt }) => ({
      id,
      kind,
      standing,
      effectiveOn,
      proposedBy,
      proposed: formatInstant(proposedAt, request.locale, 'short'),
    })),
  };
}

export async function loadOwnVersion(request: PageRequest, id: string) {
  const actor = requireBank(request);
  const version = await orMissing(getOwnTerms(request.deps, actor, id));
  const { standing } = version;
  const may = (...roles: ('bank_officer' | 'bank_approver')[]) => worksForBank(actor, bankOf(actor), roles);
  const isProposed = standing === 'proposed' && may('bank_approver');
  const isOwn = version.proposerId === actor.accountId;
  return {
    terms: termsView(version, request),
    mayConfirm: isProposed && !isOwn,
    /** A colleague must. */
    mustBeAnother: isProposed && isOwn,
    mayWithdraw:
      ['proposed', 'confirmed', 'coming'].includes(standing) && may('bank_officer', 'bank_approver'),
  };
}

export function changeOwnVersion(request: PageRequest, id: string, sent: Request) {
  const actor = requireBank(request);
  const { deps } = request;
  const actions = {
    confirm: async () => {
      await confirmTerms(deps, actor, id);
      return m.bank_terms_confirmed_done();
    },
    withdraw: async () => {
      await withdrawTerms(deps, actor, id);
      return m.bank_terms_withdrawn_done();
    },
  };
  return answerActions(request, sent, actions, paths.bankConsole.termsVersion(id));
}

/** Officers alone write terms; of another kind there are none. */
function requireOfficer(request: PageRequest, asked: string) {
  const actor = requireBank(request);
  const kind = termsKinds.find((one) => one === asked);
  if (!worksForBank(actor, bankOf(actor), ['bank_officer'])) throw data(null, { status: 403 });
  if (!kind) throw data(null, { status: 404 });
  return { actor, kind };
}

export async function loadNewTerms(request: PageRequest, asked: string) {
  const { actor, kind } = requireOfficer(request, asked);
  const tomorrow = addDays(todayInIndonesia(request.deps.now()), 1);
  const inForce = latestOf(await listOwnTerms(request.deps, actor), kind);
  const values = termsValues(inForce);
  return { kind, tomorrow, values, tenors: tenorsIn(values), isFirst: inForce === null };
}

/** In force, and nothing that is still to come: members are offered it today. */
function latestOf(versions: readonly TermsVersion[], kind: TermsKind): TermsVersion | null {
  return versions.find((one) => one.kind === kind && one.standing === 'in_force') ?? null;
}

function tenorsIn(values: Record<string, string>): number[] {
  const numbers = Object.keys(values).flatMap((name) => /^tenors:(\d+):months$/.exec(name)?.[1] ?? []);
  return numbers.length > 0 ? numbers.map(Number) : [0];
}

export function writeTerms(request: PageRequest, asked: string, sent: Request) {
  const { actor, kind } = requireOfficer(request, asked);
  return answerForm(sent, null, async (form) => {
    const { proposal, naming } = readTermsForm(kind, form);
    const id = await naming(() => proposeTerms(request.deps, actor, proposal)).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    });
    request.leaveToast({ type: 'success', message: m.bank_terms_proposed_done() });
    return redirect(localePath(paths.bankConsole.termsVersion(id), request.locale), 303);
  });
}
