// Which courier a store means by what it wrote: trackers ask by a code, people write names.

/** RajaOngkir's codes with the names that people write for them: small letters and digits, a space between words. */
const names: Readonly<Record<string, readonly string[]>> = {
  jne: ['jne', 'jne express'],
  sicepat: ['sicepat', 'si cepat'],
  jnt: ['jnt', 'j t', 'j n t'],
  anteraja: ['anteraja', 'anter aja'],
  pos: ['pos', 'pos indonesia', 'posindo', 'kantor pos'],
  tiki: ['tiki'],
  ninja: ['ninja', 'ninja xpress', 'ninjavan', 'ninja van'],
  lion: ['lion', 'lion parcel', 'lionparcel'],
  ide: ['ide', 'id express', 'idexpress'],
  sap: ['sap', 'sap express'],
  wahana: ['wahana'],
  rpx: ['rpx'],
  rex: ['rex'],
  ncs: ['ncs'],
  sentral: ['sentral', 'sentral cargo'],
};

const codes = new Map(
  Object.entries(names).flatMap(([code, written]) => written.map((name) => [name, code] as const)),
);

/** 'JNE REG' and 'J&T Express': a name, and perhaps a service after it. Null: nobody of ours. */
export function courierCodeOf(written: string): string | null {
  const words = written
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  for (let count = words.length; count > 0; count -= 1) {
    const code = codes.get(words.slice(0, count).join(' '));
    if (code !== undefined) return code;
  }
  return null;
}
