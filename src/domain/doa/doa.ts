// Supplications by moment of the trip (spec §2 /doa): the front door. Shipped content, the same for every brand.
export { doaAbout } from './doa-search.ts';
export { type Doa, type DoaSource, doaMoments, type HadithCollection, getDoa } from './doa-data.ts';
