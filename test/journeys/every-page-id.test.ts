// Every kind of page in Indonesian (look.md "Measures").
import { testEveryPage } from './every-page.ts';

testEveryPage('id');
