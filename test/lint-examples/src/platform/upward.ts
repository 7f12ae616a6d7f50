// breaks: platform knows nothing of the business
import { listPromos } from '#domain/promos';
export const promos = listPromos;
