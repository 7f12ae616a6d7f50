// Every kind of page in English (docs/product/pages.md).
import { testEveryPage } from './every-page.ts';

testEveryPage('en');
