// What the builder shows: the lists of the price table in force, the estimate of what stands in the fields, or what does not fit.
import * as m from '#messages/messages';
import {
  estimatePrivateUmrah,
  findLimitsInForce,
  getUmrahTable,
  listAirlineClasses,
  listAirports,
  type PricedTrip,
  type PriceTable,
} from '#domain/umrah-estimates';
import { cabinLabel, estimateLineLabel, swapLabel, transportLabel } from '#labels/private-umrah';
import { addDays, formatDate, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { type Locale, textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { fieldErrors } from '#web/ui/forms/error-labels.server';
import {
  builderField,
  formOfValues,
  readValues,
  startingValues,
  valuesOfForm,
} from './builder-form.server.ts';
import { type BuilderOptions, builderSteps, type BuilderView, type EstimateView } from './builder-view.ts';

/** What the address says. Answers 404 where the brand sells no private umrah. */
export async function builderView(request: PageRequest): Promise<BuilderView> {
  const { deps, brand, locale } = request;
  const today = todayInIndonesia(deps.now());
  const { table } = await orMissing(getUmrahTable(deps, brand));
  const params = new URLSearchParams(request.search);
  const values = readValues(startingValues(table, today), params);
  const step = builderSteps.find((each) => each === params.get('step')) ?? 'flights';
  const tried = params.has('tried') ? request.search : null;
  const { lead_days: leadDays } = await findLimitsInForce(deps);
  const options = await optionsOf(request, table, addDays(today, leadDays));
  try {
    const priced = await estimatePrivateUmrah(deps, brand, formOfValues(values));
    return {
      isBegun: params.size > 0,
      step,
      tried,
      values,
      errors: {},
      estimate: estimateView(priced, locale),
      options,
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error;
    const faults = error.faults.map((fault) => ({ ...fault, field: builderField(fault.field, values) }));
    return {
      isBegun: params.size > 0,
      step,
      tried,
      values,
      errors: fieldErrors({ faults }),
      estimate: null,
      options,
    };
  }
}

/** What an estimate is made of, whether it is today's or was stored with a request. */
export interface ShownEstimate extends Pick<PricedTrip, 'version' | 'estimate' | 'savings'> {
  rate: { rupiah: number; asOf: string };
  choice: Pick<PricedTrip['choice'], 'returnsOn'>;
}

export function estimateView(
  { version: { table, version, effectiveOn }, rate, choice, estimate, savings }: ShownEstimate,
  locale: Locale,
): EstimateView {
  const range = ({ low, high }: { low: number; high: number }) =>
    low === high
      ? formatRupiah(low)
      : m.private_umrah_range({ low: formatRupiah(low), high: formatRupiah(high) });
  return {
    total: range(estimate.total),
    each: range(estimate.each),
    lines: estimate.lines.map((line) => ({
      label: estimateLineLabel(line, table, locale),
      amount: range(line),
      quantity: line.quantity,
    })),
    savings: savings.map((swap) => ({
      label: swapLabel(swap, table, locale),
      saves: formatRupiah(swap.saves),
      to: `${paths.privateUmrah.builder}?${new URLSearchParams({ ...valuesOfForm(table, swap.form), step: 'estimate', tried: '1' })}`,
    })),
    returnsOn: formatDate(choice.returnsOn, locale),
    basis: m.private_umrah_basis({
      rate: formatRupiah(rate.rupiah),
      day: formatDate(rate.asOf, locale),
      version,
      since: formatDate(effectiveOn, locale),
    }),
  };
}

async function optionsOf(
  { deps, locale }: PageRequest,
  table: PriceTable,
  earliest: string,
): Promise<BuilderOptions> {
  const [departures, destinations, classes] = await Promise.all([
    listAirports(deps, table, 'departure'),
    listAirports(deps, table, 'destination'),
    listAirlineClasses(deps, table),
  ]);
  // Spec §3: the code, followed by the name in brackets.
  const airport = ({ id, iata, name }: (typeof departures)[number]) => ({
    value: id,
    label: `${iata} (${name})`,
  });
  const labels = new Map(
    classes.map(({ id, airlineName, cabin }) => [id, `${airlineName}, ${cabinLabel(cabin)}`]),
  );
  const hotelsIn = (place: string) =>
    table.hotels
      .filter(({ city }) => city === place)
      .map(({ id, name }) => ({ value: id, label: textIn(name, locale).text }));
  return {
    departures: departures.map(airport),
    destinations: destinations.map(airport),
    flights: table.fares.map(({ home, holy, airline, cabin }) => {
      const id = `${airline}-${cabin}`;
      return { home, holy, id, label: labels.get(id)! };
    }),
    hotels: { makkah: hotelsIn('makkah'), madinah: hotelsIn('madinah') },
    transports: table.transports.map(({ id, kind }) => ({ value: id, label: transportLabel(kind) })),
    addons: table.addons.map(({ id, name }) => ({ value: id, label: textIn(name, locale).text })),
    earliest,
  };
}
