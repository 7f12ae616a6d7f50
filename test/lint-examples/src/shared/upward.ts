// breaks: shared imports nothing above it
import { openDatabase } from '#platform/database/database';
export const database = openDatabase;
