// Every kind of page in English (look.md "Measures").
import { testEveryPage } from './every-page.ts';

testEveryPage('en');
