import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = {
  version?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
const lockfile: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);
const packages = Object.entries(lockfile.packages);

/** The places where Node would look for `name` from the package at `path`, nearest first. */
function placesOf(name: string, path: string): string[] {
  const parents = path
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [
    ...parents
      .toReversed()
      .filter(Boolean)
      .map((parent) => `${parent}/`),
    '',
  ].map((parent) => `${parent}node_modules/${name}`);
}

test('the lockfile has every platform’s packages, without which npm ci fails', () => {
  const missing = packages.flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(name, path).some((place) => lockfile.packages[place]?.version))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no registry, and direct dependencies are pinned', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  const own = lockfile.packages[''];
  const pins = Object.values({ ...own?.dependencies, ...own?.optionalDependencies });
  expect(pins.filter((pin) => !/^\d/.test(pin))).toEqual([]);
});
