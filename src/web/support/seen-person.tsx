// What a person sees of themselves, read-only, under a banner that stays; it is masked again by itself when the time is over.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { type ButtonVariant } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import type { SeenView } from './supported-person.server.ts';

interface SeenPersonProps {
  name: string;
  email: string;
  phone: string | null;
  seen: SeenView;
  answer: FormAnswer | undefined;
}

export function SeenPerson({ name, email, phone, seen, answer }: SeenPersonProps) {
  useEndByItself(seen.leftMs);
  return (
    <>
      <div className="sticky top-2 z-10 mb-6">
        <Notice tone="warn" title={m.support_banner({ name })}>
          <p className="mb-3">{m.support_banner_text({ until: seen.until })}</p>
          <Act intent="close" answer={answer} variant="secondary" label={m.support_close()} />
        </Notice>
      </div>
      <Card className="px-5 py-2">
        <DefinitionList
          facts={[
            { term: m.support_email(), value: email },
            { term: m.support_phone(), value: phone ? <Phone {...{ phone, seen }} /> : m.support_no_phone() },
            { term: m.support_language(), value: seen.language },
            { term: m.support_since(), value: seen.since },
          ]}
        />
      </Card>
      <Orders orders={seen.orders} />
      <Payments payments={seen.payments} />
      <Messages messages={seen.messages} />
      <Section title={m.support_help()}>
        <Card className="space-y-4 p-5">
          <p className="max-w-prose">{m.support_sign_out_text()}</p>
          <Act intent="signOut" answer={answer} variant="danger" label={m.support_sign_out()} />
        </Card>
      </Section>
    </>
  );
}

/** Nobody has to press anything for it to be over. */
function useEndByItself(leftMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), Math.max(leftMs, 0) + 1_000);
    return () => clearTimeout(timer);
  }, [leftMs, revalidate]);
}

function Phone({ phone, seen }: { phone: string; seen: SeenView }) {
  return (
    <>
      {phone}{' '}
      <Badge tone={seen.isPhoneVerified ? 'good' : 'neutral'}>
        {seen.isPhoneVerified ? m.support_phone_verified() : m.support_phone_unverified()}
      </Badge>
    </>
  );
}

function Orders({ orders }: Pick<SeenView, 'orders'>) {
  return (
    <Section title={m.support_orders()}>
      {orders.length === 0 ? (
        <p className="text-ink-soft">{m.support_no_orders()}</p>
      ) : (
        <DenseTable
          caption={m.support_orders()}
          columns={[
            { key: 'code', label: m.support_order() },
            { key: 'title', label: m.support_journey() },
            { key: 'departs', label: m.support_departs() },
            { key: 'state', label: m.support_state() },
            { key: 'invoices', label: m.support_invoices() },
            { key: 'total', label: m.support_total(), isNumber: true },
          ]}
          rows={orders.map(({ code, title, departs, state, invoices, total }) => ({
            key: code,
            cells: [
              <span key="code" className="whitespace-nowrap">
                {code}
              </span>,
              title,
              departs,
              <Badge key="state" tone={state.tone}>
                {state.word}
              </Badge>,
              <ul key="invoices" className="text-sm">
                {invoices.map(({ code: invoice, said }) => (
                  <li key={invoice}>{said}</li>
                ))}
              </ul>,
              <Money key="total" amount={total} />,
            ],
          }))}
        />
      )}
    </Section>
  );
}

function Payments({ payments }: Pick<SeenView, 'payments'>) {
  return (
    <Section title={m.support_payments()}>
      {payments.length === 0 ? (
        <p className="text-ink-soft">{m.support_no_payments()}</p>
      ) : (
        <DenseTable
          caption={m.support_payments()}
          columns={[
            { key: 'number', label: m.support_number() },
            { key: 'method', label: m.support_method() },
            { key: 'begun', label: m.support_begun() },
            { key: 'state', label: m.support_state() },
            { key: 'total', label: m.support_total(), isNumber: true },
          ]}
          rows={payments.map(({ reference, method, at, status, total }) => ({
            key: reference,
            cells: [
              <span key="number" className="break-all">
                {reference}
              </span>,
              method,
              at,
              <Badge key="state" tone={status.tone}>
                {status.word}
              </Badge>,
              <Money key="total" amount={total} />,
            ],
          }))}
        />
      )}
    </Section>
  );
}

function Messages({ messages }: Pick<SeenView, 'messages'>) {
  return (
    <Section title={m.support_messages()}>
      {messages.length === 0 ? (
        <p className="text-ink-soft">{m.support_no_messages()}</p>
      ) : (
        <DenseTable
          caption={m.support_messages()}
          columns={[
            { key: 'kind', label: m.support_message_kind() },
            { key: 'by', label: m.support_message_by() },
            { key: 'state', label: m.support_state() },
          ]}
          rows={messages.map(({ id, kind, channel, said }) => ({ key: id, cells: [kind, channel, said] }))}
        />
      )}
    </Section>
  );
}

interface ActProps {
  intent: string;
  answer: FormAnswer | undefined;
  variant: ButtonVariant;
  label: string;
}

function Act({ intent, answer, variant, label }: ActProps) {
  const form = useAppForm({ id: intent, answer, intent });
  return (
    <AppFormBox form={form}>
      <SubmitButton variant={variant}>{label}</SubmitButton>
    </AppFormBox>
  );
}
