// breaks: the domain does not know its edges
import { pageRequest } from '#web/server/page-context';
export const request = pageRequest;
