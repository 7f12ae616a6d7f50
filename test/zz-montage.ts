import sharp from 'sharp';
const [, , out, h, ...files] = process.argv;
const H = Number(h);
const imgs = await Promise.all(files.map(async (f) => { const m = await sharp(f).metadata(); const w = m.width!; const crop = Math.min(m.height!, 2600); return sharp(await sharp(f).extract({ left: 0, top: 0, width: w, height: crop }).toBuffer()).resize({ height: H, width: Math.round(w * H / 2600), fit: 'contain', position: 'top', background: '#888' }).toBuffer({ resolveWithObject: true }); }));
let x = 0; const parts = imgs.map((i) => { const p = { input: i.data, left: x, top: 0 }; x += i.info.width + 8; return p; });
await sharp({ create: { width: x, height: H, channels: 3, background: '#444' } }).composite(parts).png().toFile(out!);
