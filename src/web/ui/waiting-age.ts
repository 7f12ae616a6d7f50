// How long something waits, in words of consoles.
import * as m from '#messages/messages';

export function waitingAge(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 120) return m.bank_age_minutes({ minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? m.bank_age_hours({ hours }) : m.bank_age_days({ days: Math.floor(hours / 24) });
}
