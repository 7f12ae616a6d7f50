// Every kind of page in Indonesian (docs/product/pages.md).
import { testEveryPage } from './every-page.ts';

testEveryPage('id');
