// breaks: labels take only types from the domain
import { listPromos } from '#domain/promos';
export const promos = listPromos;
