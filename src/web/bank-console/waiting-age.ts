// How long an application waits at the bank, in words.
import * as m from '#messages/messages';

export function waitingAge(hours: number): string {
  return hours < 48 ? m.bank_age_hours({ hours }) : m.bank_age_days({ days: Math.floor(hours / 24) });
}
