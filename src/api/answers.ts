// The one answer shape (docs/product/api.md): {success, code, message, message_key, errors, data, pagination}.
import * as m from '#messages/messages';
import type { Pagination } from './define.ts';
import { answerCode, type AppError, type ErrorCode, errorTable, type FieldFault } from '#shared/errors';
import { itemRange, lastPage, type Page } from '#shared/paging';

const messages = m as unknown as Record<string, (values?: Record<string, string | number>) => string>;

/** The message of a key in the request's language. Throws on a missing key: tests find it before users do. */
export function messageFor(key: string, values?: Record<string, string | number>): string {
  const message = messages[key];
  if (!message) throw new Error(`No message ${key}`);
  return message(values);
}

export function successAnswer(data: unknown, pagination: Pagination | null, messageKey = 'ok_message') {
  return {
    success: true,
    code: 'ok',
    message: messageFor(messageKey),
    message_key: messageKey,
    errors: [],
    data,
    pagination,
  };
}

export function failureAnswer(code: ErrorCode, faults: FieldFault[] = [], reference = '') {
  const key = errorTable[code].message;
  return {
    success: false,
    code: answerCode(code),
    message: messageFor(key, { reference }),
    message_key: key,
    errors: faults.map((fault) => ({
      field: fault.field,
      message_key: fault.message,
      message: messageFor(fault.message, fault.values),
    })),
    data: null,
    pagination: null,
  };
}

export function appErrorAnswer(error: AppError) {
  return failureAnswer(error.code, error.faults);
}

export function presentPagination(page: Page<unknown>): Pagination {
  const { first, last } = itemRange(page);
  return {
    current_page: page.page,
    limit: page.limit,
    total: page.total,
    total_is_capped: page.totalIsCapped,
    last_page: lastPage(page),
    first_item: first,
    last_item: last,
  };
}
