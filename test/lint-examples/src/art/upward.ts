// breaks: art draws from what it is given
import { openDatabase } from '#platform/database/database';
export const database = openDatabase;
