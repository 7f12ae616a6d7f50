// Which of the operator's roles does what (docs/product/memberships.md): the one table that pages, the API and domain functions ask.
import type { Role } from './roles.ts';

/** Each task opens the pages that bear its name; `brandFees` alone is an act. */
const rolesOf = {
  applications: ['operator_acquisition'],
  partners: ['operator_acquisition'],
  brands: ['operator_content', 'operator_finance'],
  brandFees: ['operator_finance'],
  payments: ['operator_finance'],
  payouts: ['operator_finance'],
  invoices: ['operator_finance'],
  bank: ['operator_finance'],
  bankTerms: ['operator_finance'],
  books: ['operator_finance'],
  reports: ['operator_finance', 'operator_acquisition'],
  content: ['operator_content'],
  legal: ['operator_content'],
  promos: ['operator_content', 'operator_finance'],
  umrahPrices: ['operator_acquisition', 'operator_finance'],
  articles: ['operator_content'],
  moderation: ['operator_content'],
  directories: ['operator_content'],
  itemCategories: ['operator_content'],
  stores: ['operator_acquisition'],
  support: ['operator_support'],
  returns: ['operator_support'],
  chat: ['operator_support'],
  chatReports: ['operator_support'],
  audit: ['operator_support'],
  messages: ['operator_support'],
  roles: ['operator_support'],
} as const satisfies Record<string, readonly Role[]>;

export type OperatorTask = keyof typeof rolesOf;

/** Whoever holds one of these may do it. */
export function operatorRoles(task: OperatorTask): readonly [Role, ...Role[]] {
  return rolesOf[task];
}
