// breaks: the domain does not know its edges
import { pageRequest } from '#web/server/request/page-context';
export const request = pageRequest;
