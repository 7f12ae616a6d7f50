// Every link of the second brand's site, where areas are switched off (issue 2 §8).
import { testSite } from '#test/crawl/site';

testSite('amanah');
