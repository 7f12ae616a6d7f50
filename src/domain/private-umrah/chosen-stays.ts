// Where the families of a departure made for them stay (docs/product/private-umrah.md): as they chose, city by city. It has no hotels of
// its programme: a class was chosen, and which house it is the agency proves by its evidence.
import { findTableById } from '#domain/umrah-estimates';
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';
import type { PrivateUmrahForm } from '#shared/private-umrah-form';

export interface ChosenStay {
  /** In the order of the journey. */
  position: number;
  hotel: LocalText;
  nights: number;
}

/** Empty for any other departure. Of several families all chose the same. */
export async function unsafeListChosenStays({ db }: { db: Db }, departureId: string): Promise<ChosenStay[]> {
  const row = await db
    .selectFrom('umrah_requests as r')
    .innerJoin('departures as d', 'd.id', 'r.departure_id')
    .select(['r.form', 'r.price_table_id'])
    .where('r.departure_id', '=', departureId)
    .where('d.reserved_for', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!row) return [];
  const { table } = await findTableById({ db }, row.price_table_id);
  const { hotels } = row.form as unknown as PrivateUmrahForm;
  return hotels.map(({ partner_custom_hotel_id: chosen, duration_night: nights }, position) => ({
    position,
    hotel: table.hotels.find(({ id }) => id === chosen)!.name,
    nights,
  }));
}
