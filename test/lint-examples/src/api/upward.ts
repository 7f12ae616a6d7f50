// breaks: the API does not know the pages
import { pageRequest } from '#web/request/page-context.server';
export const request = pageRequest;
