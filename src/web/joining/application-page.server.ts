// What the page of an application loads, and what its forms do (docs/product/joining.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  applicationFaults,
  findApplication,
  type JoinApplication,
  removeJoinDocument,
  saveStep,
  submitApplication,
  uploadJoinDocument,
  withdrawApplication,
} from '#domain/joining';
import { listRegenciesByProvince } from '#domain/places';
import { joinDocumentLabels, joinFieldLabels, joinRefusalLabels } from '#labels/joining';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { joinDocuments, joinSteps, type JoinStep, openJoinStates } from '#shared/joining';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { messageByKey } from '#web/ui/forms/message-by-key.server';
import { answerForm } from '#web/ui/forms/submission.server';
import type { ApplicationView } from './application-view.ts';

const stepOf = ({ search }: PageRequest): JoinStep => {
  const asked = new URLSearchParams(search).get('step');
  return joinSteps.find((step) => step === asked) ?? joinSteps[0];
};

export async function loadApplication(request: PageRequest, token: string): Promise<ApplicationView> {
  const application = await findApplication(request.deps, token);
  if (!application) throw data(null, { status: 404 });
  const { locale } = request;
  const isOpen = openJoinStates.includes(application.state);
  const step = stepOf(request);
  return {
    code: application.code,
    kind: application.kind,
    state: application.state,
    organisation: application.organisation,
    email: application.email,
    isOpen,
    submittedAt: application.submittedAt && formatDate(todayInIndonesia(application.submittedAt), locale),
    message: application.message,
    refusal: application.refusal && joinRefusalLabels[application.refusal](),
    step,
    values: isOpen ? valuesOf(application) : {},
    documents: joinDocuments(application.kind).map(({ kind, isOptional }) => {
      const sent = application.documents.find((one) => one.kind === kind);
      return {
        kind,
        isOptional: isOptional ?? false,
        sentAt: sent ? formatInstant(sent.uploadedAt, locale) : null,
      };
    }),
    faults: isOpen ? faultsOf(request, application) : [],
    provinces: isOpen && step === 'organisation' ? await listRegenciesByProvince(request.deps) : [],
  };
}

function valuesOf({ form, organisation, contactName, phone }: JoinApplication): Record<string, string> {
  return { ...form, organisation, contact_name: contactName ?? '', phone: phone ?? '' };
}

function faultsOf({ deps }: PageRequest, application: JoinApplication): ApplicationView['faults'] {
  return applicationFaults(deps, application).map(({ step, fault }) => ({
    step,
    field: fault.field,
    label:
      step === 'documents'
        ? joinDocumentLabels[fault.field as keyof typeof joinDocumentLabels]()
        : (joinFieldLabels[fault.field]?.() ?? fault.field),
    text: messageByKey(fault.message, fault.values),
  }));
}

/** The step after this one. */
const nextStep = (step: JoinStep): JoinStep => joinSteps[joinSteps.indexOf(step) + 1] ?? step;

export function changeApplication(request: PageRequest, token: string, sent: Request) {
  const { deps, locale } = request;
  const step = stepOf(request);
  const goTo = (to: JoinStep | null, message?: string) => {
    if (message) request.leaveToast({ type: 'success', message });
    return redirect(localePath(`${paths.joinApplication(token)}${to ? `?step=${to}` : ''}`, locale), 303);
  };
  return answerForm(sent, null, async (form) => {
    const [intent, kind = ''] = String(form.get('intent') ?? '').split(' ');
    const fields = () =>
      Object.fromEntries([...form].filter(([name, value]) => name !== 'intent' && typeof value === 'string'));
    switch (intent) {
      case 'keep':
        await orMissing(saveStep(deps, { token, step, form: fields(), isUnfinished: true }));
        return data({ isKept: true });
      case 'save':
        await orMissing(saveStep(deps, { token, step, form: fields() }));
        return goTo(nextStep(step));
      case 'upload':
        await orMissing(uploadJoinDocument(deps, { token, kind, file: await bytesOf(form.get('file')) }));
        return goTo('documents', m.joining_document_said());
      case 'remove':
        await orMissing(removeJoinDocument(deps, { token, kind }));
        return goTo('documents', m.joining_document_removed());
      case 'submit':
        await orMissing(submitApplication(deps, token));
        return goTo(null, m.joining_sent());
      case 'withdraw':
        if (form.get('confirmed') !== 'yes')
          throw new AppError('invalid_input', [{ field: 'confirmed', message: 'error_field_empty' }]);
        await orMissing(withdrawApplication(deps, token));
        return goTo(null, m.joining_withdrawn());
      default:
        throw data(null, { status: 400 });
    }
  });
}

/** Empty where no file was chosen. */
async function bytesOf(value: FormDataEntryValue | null): Promise<Buffer> {
  return value instanceof File ? Buffer.from(await value.arrayBuffer()) : Buffer.alloc(0);
}
