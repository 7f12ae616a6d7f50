// Every link of the second brand's site, where areas are switched off (docs/product/brands.md).
import { testSite } from '#test/crawl/site';

testSite('amanah');
