// Where price tables are written: at the operator's console, and at an agency's.
import { operator, partnerConsole } from '#shared/console-paths';

export const pricePaths = { operator, partner: partnerConsole } as const;
