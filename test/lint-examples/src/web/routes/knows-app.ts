// breaks: pages do not know what starts them
import { readConfig } from '#app/config';
export const config = readConfig;
