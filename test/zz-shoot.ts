import { launchBrowser } from '#test/browser';
const [, , base, out, lang, json] = process.argv;
const b = await launchBrowser({ locale: 'id-ID' });
for (const [name, path] of JSON.parse(json!) as [string, string][]) for (const width of [360, 1280]) {
  const page = await b.context.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(base + (lang === 'en' ? '/en' : '') + path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${out}/${name}-${lang}-${width}.png`, fullPage: true });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) console.log('WIDE', name, width, wide);
  await page.close();
}
await b.close();
