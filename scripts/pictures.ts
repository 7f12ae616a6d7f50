// node scripts/run.mjs scripts/pictures.ts [http://localhost:3000]: takes the pictures of the README from a running server.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { launchBrowser } from '#test/browser';

const origin = process.argv[2] ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../docs/pictures');
const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 860 };

/** The first departure of the umrah list stands for all products. */
const product =
  (await (await fetch(`${origin}/umroh`)).text()).match(/\/product\/[a-z0-9-]+/)?.[0] ?? '/umroh';
const pictures = [
  { name: 'home', path: '/', sizes: [phone, desktop] },
  { name: 'umroh', path: '/umroh', sizes: [phone, desktop] },
  { name: 'product', path: product, sizes: [phone, desktop] },
  { name: 'faq-en', path: '/en/faq', sizes: [phone] },
];

await mkdir(folder, { recursive: true });
const { context, close } = await launchBrowser();
for (const { name, path, sizes } of pictures) {
  for (const size of sizes) {
    const page = await context.newPage();
    await page.setViewportSize(size);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toBuffer();
    await writeFile(join(folder, `${name}-${size.width}.webp`), picture);
    await page.close();
  }
}
await close();
