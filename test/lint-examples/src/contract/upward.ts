// breaks: contract knows only shared
import { listPromos } from '#domain/promos';
export const promos = listPromos;
