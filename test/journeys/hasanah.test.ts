// Hasanah (spec §2 /blog, §8 comment success): from the list to an article; a guest signs in and comes back to write; a comment and a
// like; in both languages, with and without script.
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#platform/passwords';
import { createAccount } from '#test/factories/accounts';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';

const labels = {
  id: {
    prefix: '',
    article: 'Memeriksa izin biro umrah dalam sepuluh menit',
    toSignIn: 'Masuk',
    label: 'Komentar Anda',
    send: 'Kirim komentar',
    added: 'Komentar berhasil ditambahkan',
    like: 'Suka',
    liked: 'Disukai',
    password: 'Password',
    email: 'Email',
  },
  en: {
    prefix: '/en',
    article: "Checking an umrah operator's licence in ten minutes",
    toSignIn: 'Sign in',
    label: 'Your comment',
    send: 'Send comment',
    added: 'Comment added successfully',
    like: 'Like',
    liked: 'Liked',
    password: 'Password',
    email: 'Email',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const label = labels[locale];
  const journey = useJourney(options);

  it('leads a guest to sign in and back, to comment and to like', async () => {
    const { email } = await createAccount(journey.application.deps.db, {
      password_hash: await hashPassword('Labbaik-1447'),
    });
    const list = await journey.open(`${label.prefix}/blog`);
    await list.getByRole('article').getByRole('link', { name: label.article }).click();
    await list.getByRole('heading', { level: 1, name: label.article }).waitFor();
    await list.locator('#comments').getByRole('link', { name: label.toSignIn, exact: true }).click();
    await list.getByLabel(label.email).fill(email);
    await list.getByLabel(label.password, { exact: true }).fill('Labbaik-1447');
    await list.getByRole('main').getByRole('button', { name: label.toSignIn, exact: true }).click();
    await list.waitForURL(`**${label.prefix}/blog/memeriksa-izin-ppiu?write=1`);
    await list.getByLabel(label.label).fill(`Terima kasih ${locale}`);
    await list.getByRole('button', { name: label.send }).click();
    await list.locator('.toasts').getByText(label.added).waitFor({ state: 'attached' });
    await list.locator('#comments li').getByText(`Terima kasih ${locale}`).waitFor();
    await list.getByRole('button', { name: label.like, exact: true }).click();
    await list.getByRole('button', { name: label.liked, exact: true, pressed: true }).waitFor();
    expect(new URL(list.url()).hash).toBe('#likes');
  });

  it('says beside the field that nothing was written', async () => {
    await journey.signIn();
    const page = await journey.open(`${label.prefix}/blog/arti-5-pasti`);
    await page.getByRole('button', { name: label.send }).click();
    await page.locator('#field-comment-error').waitFor();
    expect(await page.getByLabel(label.label).getAttribute('aria-invalid')).toBe('true');
  });
});
