// breaks: the domain does not know its edges
import { pageRequest } from '#web/request/page-context.server';
export const request = pageRequest;
