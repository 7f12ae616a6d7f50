// Every link of the default brand's site (issue 2 §8).
import { testSite } from '#test/crawl/site';

testSite('rihlah');
