// breaks: components do not reach for loaders
import { loadHome } from '#web/home/home-page.server';
export const load = loadHome;
