// A change of a price table in words (docs/product/umrah-prices.md): which row, and what of it.
import * as m from '#messages/messages';
import type { PriceCell, PriceCells, TableChange } from '#domain/umrah-prices';
import { cabinLabel, transportLabel } from '#labels/private-umrah';
import { priceCellLabel, rowPartLabel } from '#labels/umrah-prices';
import { groupedDigits } from '#shared/grouped-digits';
import { type Locale, textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';

export function changeView({ part, key, kind, cells, fields }: TableChange, locale: Locale) {
  const was = (cell: 'currency') => fields.find((field) => field.cell === cell)?.before ?? cells[cell];
  return {
    key: `${part} ${key}`,
    row: rowName(part, cells, locale),
    what:
      kind === 'removed'
        ? [m.umrah_prices_change_removed()]
        : kind === 'added'
          ? [
              m.umrah_prices_change_added({
                range: `${valueText('low', cells.low, cells.currency)} – ${valueText('high', cells.high, cells.currency)}`,
              }),
            ]
          : fields.map(({ cell, before, after }) =>
              m.umrah_prices_change_field({
                field: priceCellLabel[cell](),
                before: valueText(cell, before, was('currency')),
                after: valueText(cell, after, cells.currency),
              }),
            ),
  };
}

function rowName(part: TableChange['part'], cells: PriceCells, locale: Locale): string {
  const { home, holy, airline, cabin, name_id: id, name_en: en, kind } = cells;
  const name =
    part === 'fare'
      ? `${home}–${holy}, ${airline}, ${cabinLabel(String(cabin))}`
      : part === 'transport'
        ? transportLabel(kind as Parameters<typeof transportLabel>[0])
        : id === undefined
          ? ''
          : textIn({ id: String(id), ...(en !== undefined && { en: String(en) }) }, locale).text;
  return name === '' ? rowPartLabel[part]() : `${rowPartLabel[part]()}: ${name}`;
}

const words: Record<string, () => string> = {
  yes: m.umrah_prices_arrives_next,
  no: m.umrah_prices_arrives_same,
  person: m.umrah_prices_payer_person,
  group: m.umrah_prices_payer_group,
  economy: m.private_umrah_cabin_economy,
  business: m.private_umrah_cabin_business,
  makkah: m.umrah_prices_city_makkah,
  madinah: m.umrah_prices_city_madinah,
  bus: m.private_umrah_transport_bus,
  fast_train: m.private_umrah_transport_train,
  private_car: m.private_umrah_transport_car,
};

function valueText(
  cell: PriceCell,
  value: string | number | null | undefined,
  currency: string | number | undefined,
): string {
  if (value === null || value === undefined) return m.umrah_prices_change_empty();
  if (cell !== 'low' && cell !== 'high')
    return ['name_id', 'name_en', 'id'].includes(cell) ? String(value) : (words[value]?.() ?? String(value));
  if (currency === '%') return `${String(Number(value) / 100).replace('.', ',')} %`;
  return currency === 'USD' ? `US$ ${groupedDigits(Number(value), '.')}` : formatRupiah(Number(value));
}

export type ChangeView = ReturnType<typeof changeView>;
