// Text messages cost money: limits their countries, and their number a day (decision 0060).
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countUse, readUse } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import type { JobLog } from '#platform/jobs/job-kind';
import { todayInIndonesia } from '#shared/dates';
import { dayMs } from '#shared/durations';
import { AppError } from '#shared/errors';

export interface TextMessageLimits {
  /** ISO codes. */
  countries: readonly string[];
  perDay: number;
}

export interface TextLimitDeps {
  db: Db;
  now: () => Date;
  textMessageLimits: TextMessageLimits;
}

/** From here on an operator should check: the rest of the budget is a fifth. */
const warnedAt = 0.8;

export function isTextCountry({ countries }: TextMessageLimits, phone: string): boolean {
  const country = parsePhoneNumberFromString(phone)?.country;
  return country !== undefined && countries.includes(country);
}

/** For forms: refuses `invalid_input` for a number of a country we send nothing to. */
export function refuseOtherCountry(
  { textMessageLimits }: Pick<TextLimitDeps, 'textMessageLimits'>,
  phone: string,
): void {
  if (!isTextCountry(textMessageLimits, phone))
    throw new AppError('invalid_input', [{ field: 'phone', message: 'error_phone_country' }]);
}

/** For codes, which are useless tomorrow: refuses `text_messages_exhausted` once the day's budget is spent. */
export async function refuseWhenSpent(deps: TextLimitDeps): Promise<void> {
  if ((await readUse(deps, budgetOf(deps))) >= deps.textMessageLimits.perDay)
    throw new AppError('text_messages_exhausted');
}

/** Counts one before it is sent. Returns null, or when to retry; logs an error once a day. */
export async function spendText(
  deps: TextLimitDeps,
  log: Pick<JobLog, 'error' | 'warn'>,
): Promise<Date | null> {
  const { perDay } = deps.textMessageLimits;
  const sent = await countUse(deps, budgetOf(deps));
  if (sent === Math.ceil(perDay * warnedAt) && sent <= perDay)
    log.warn({ sent, perDay }, 'most of the daily budget of text messages is spent');
  if (sent === perDay + 1)
    log.error(
      { perDay },
      'the daily budget of text messages is spent: codes are refused, other messages wait for tomorrow',
    );
  return sent <= perDay
    ? null
    : new Date(new Date(`${todayInIndonesia(deps.now())}T00:00:00+07:00`).getTime() + dayMs);
}

function budgetOf({ now }: Pick<TextLimitDeps, 'now'>) {
  return { name: 'text messages', of: todayInIndonesia(now()), windowSeconds: (2 * dayMs) / 1_000 };
}
