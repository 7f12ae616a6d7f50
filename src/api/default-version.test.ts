import { expect, it } from 'vitest';
import { unversioned, withDefaultVersion } from './default-version.ts';
import { implementations } from './implementations.ts';

it.each([
  ['/api/promos', '/api/v3/promos'],
  ['/api/promos/7?page=2#list', '/api/v3/promos/7?page=2#list'],
  ['/api/vouchers', '/api/v3/vouchers'],
  ['/api/v3x', '/api/v3/v3x'],
  ['/api/docsearch', '/api/v3/docsearch'],
  ['/api/openapixjson', '/api/v3/openapixjson'],
])('%s means %s', (url, meant) => {
  expect(withDefaultVersion(url)).toBe(meant);
});

it.each([
  ...['/api/v3/promos', '/api/v4/promos', '/api/v1', '/api/consultant/v1/user'],
  ...['/api/docs', '/api/docs/', '/api/docs?theme=dark', '/api/openapi.json'],
  ...['/api', '/api/', '/api?page=2', '/api//promos', '/apis/promos', '/umroh', '/', '/en/api/promos', '*'],
])('%s stays as it is', (url) => {
  expect(withDefaultVersion(url)).toBe(url);
});

it('leaves every path of the contract as it is, and none behind a name without a version', () => {
  const paths = implementations.map(({ endpoint }) => endpoint.path);
  expect(paths.filter((path) => withDefaultVersion(path) !== path)).toEqual([]);
  expect(paths.filter((path) => unversioned.some((name) => path.startsWith(`/api/v3/${name}/`)))).toEqual([]);
});
