// Every way to pay has a name and short steps in both languages, and Mandiri's speak of its two numbers.
import { describe, expect, it } from 'vitest';
import { runWithLocale } from '#platform/request-locale';
import { locales } from '#shared/locale';
import { paymentMethodCodes } from '#shared/payment-methods';
import { paymentGuides, paymentMethodName } from './labels.server.ts';

describe.each(locales)('in %s', (locale) => {
  it.each(paymentMethodCodes)('%s has a name and steps one can follow', (code) => {
    const [name, guides] = runWithLocale(
      locale,
      () => [paymentMethodName(code), paymentGuides(code)] as const,
    );
    expect(name).not.toBe('');
    expect(guides.length).toBe(code.endsWith('_va') ? 3 : 1);
    for (const { channel, steps } of guides) {
      expect(channel).not.toBe('');
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(5);
      for (const step of steps) expect(step).toMatch(/^[^\s].*\.$/u);
    }
  });
  it.each(paymentGuidesOfMandiri(locale))(
    'Mandiri by %s asks for company and payment code',
    (_channel, text) => {
      expect(text).toMatch(
        locale === 'id' ? /kode perusahaan.*kode pembayaran/s : /company code.*payment code/s,
      );
    },
  );
});

function paymentGuidesOfMandiri(locale: (typeof locales)[number]): [string, string][] {
  return runWithLocale(locale, () =>
    paymentGuides('mandiri_va').map(({ channel, steps }) => [channel, steps.join('\n')]),
  );
}
