// breaks: the API does not know the pages
import { pageRequest } from '#web/server/request/page-context';
export const request = pageRequest;
