// Support finds a person and looks at what they see, for a reason (docs/product/support.md).
import * as z from 'zod';
import { bookingStates, invoiceStages } from '#shared/booking-states';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';
import { named, searchText } from '#api/inputs';

const support = { who: operatorRoles('support'), spec: '§6 Operator console' } as const;
const people = '/api/v3/operator/support';
const person = { id: z.uuid(), name: z.string(), email: z.string(), phone: z.string().nullable() };
const instant = z.iso.datetime();

export const supportContract = {
  find: endpoint({
    ...support,
    method: 'GET',
    path: people,
    summary: 'People by name, email, phone, or the number of an order or payment; masked',
    query: z.object({ search: searchText.default('') }),
    data: z.array(z.object(person)),
  }),
  look: endpoint({
    ...support,
    method: 'GET',
    path: `${people}/:id`,
    summary: 'What a person sees; masked and without `seen` unless a look is open',
    params: named,
    data: z.object({
      ...person,
      seen: z
        .object({
          until: instant,
          locale: z.enum(['id', 'en']),
          is_phone_verified: z.boolean(),
          since: instant,
          orders: z.array(
            z.object({
              code: z.string(),
              state: z.enum(bookingStates),
              title: z.object({ id: z.string(), en: z.string().optional() }),
              departs_on: z.iso.date(),
              total: z.int(),
              ordered_at: instant.nullable(),
              invoices: z.array(
                z.object({
                  code: z.string(),
                  stage: z.enum(invoiceStages),
                  amount: z.int(),
                  status: z.enum(['waiting', 'paid', 'expired', 'refunded']),
                  due_at: instant,
                }),
              ),
            }),
          ),
          payments: z.array(
            z.object({
              reference: z.string(),
              method: z.string(),
              total: z.int(),
              status: z.enum(['creating', 'waiting', 'paid', 'expired', 'cancelled', 'failed', 'reversed']),
              created_at: instant,
              expires_at: instant,
              paid_at: instant.nullable(),
            }),
          ),
          messages: z.array(
            z.object({
              id: z.uuid(),
              kind: z.string(),
              channel: z.enum(['mail', 'text', 'push', 'web_push', 'whatsapp']),
              created_at: instant,
              sent_at: instant.nullable(),
              failed_at: instant.nullable(),
            }),
          ),
        })
        .nullable(),
    }),
    errors: ['not_found'],
  }),
  open: endpoint({
    ...support,
    method: 'POST',
    path: `${people}/:id/looks`,
    summary: 'State a reason: the person can be looked at for some minutes',
    params: named,
    body: z.object({ reason: z.unknown().optional(), note: z.unknown().optional() }),
    data: z.null(),
    errors: ['not_found', 'invalid_input'],
  }),
  close: endpoint({
    ...support,
    method: 'DELETE',
    path: `${people}/:id/looks`,
    summary: 'End the look before its time',
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
  signOut: endpoint({
    ...support,
    method: 'POST',
    path: `${people}/:id/sign-out`,
    summary: 'Sign the person out of every device, under an open look',
    params: named,
    data: z.null(),
    errors: ['forbidden'],
  }),
};
