// Every link of the default brand's site (docs/product/brands.md).
import { testSite } from '#test/crawl/site';

testSite('rihlah');
