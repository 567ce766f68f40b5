/** The rules that `npm run audit` checks packages against. Pure: the files are passed in. */
import { z } from 'zod';

const names = z.record(z.string(), z.string()).optional();

/** What this needs of a package-lock.json. */
export const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      optional: z.boolean().optional(),
      dependencies: names,
      devDependencies: names,
      optionalDependencies: names,
    }),
  ),
});
export type Lockfile = z.infer<typeof lockfile>;

/** Licenses that ask for nothing more than including their text. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // For fonts, which may be redistributed unchanged.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Other allowed licenses, each with the reason; a name that ends with * stands for all packages that begin so. */
const exceptions: readonly { name: string; license: string; why: string }[] = [
  { name: 'lightningcss*', license: 'MPL-2.0', why: 'builds the pages; unchanged, and no part of what is served' },
  { name: 'axe-core', license: 'MPL-2.0', why: 'tests alone; unchanged' },
  {
    name: 'caniuse-lite',
    license: 'CC-BY-4.0',
    why: 'a table of browsers that the build reads; no part of what is served',
  },
  { name: 'combine-errors', license: '', why: 'says none in its package.json; its Readme says MIT' },
];

/** The name of the package at a path of the lockfile. */
const nameAt = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Whether a license as package.json states it (SPDX, with one level of `OR` or `AND`) is among the permissive ones. */
export function isPermissive(license: string): boolean {
  const plain = license.replaceAll(/[()]/g, '');
  if (/ or /i.test(plain)) return plain.split(/ or /i).some((each) => permissive.has(each.trim()));
  return plain.split(/ and /i).every((each) => permissive.has(each.trim()));
}

/** Why a license may be here although it is not permissive; null: it may not. */
function exceptionFor(name: string, license: string): string | null {
  const found = exceptions.find(
    (each) =>
      each.license === license &&
      (each.name.endsWith('*') ? name.startsWith(each.name.slice(0, -1)) : name === each.name),
  );
  return found?.why ?? null;
}

/** What is wrong with the pins of a lockfile: version, hash, place. One line each. */
export function pinProblems({ packages }: Lockfile): string[] {
  const own = packages[''];
  const direct = Object.entries({ ...own?.dependencies, ...own?.devDependencies, ...own?.optionalDependencies });
  return [
    ...direct
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name} is asked for as ${version}: pin one exact version.`),
    ...Object.entries(packages).flatMap(([path, { version, integrity, resolved }]) => [
      ...(path !== '' && !version ? [`${path} has no version.`] : []),
      ...(path !== '' && !integrity?.startsWith('sha512-')
        ? [`${path} has no sha512: whatever a registry sends would be taken.`]
        : []),
      ...(resolved === undefined
        ? []
        : [`${path} names where it comes from, ${resolved}: let each installation choose its registry.`]),
    ]),
  ];
}

/**
 * What is wrong with the licenses. `installed`: the license that an installed package states, '' if it states none,
 * null if it is not installed, as builds for other platforms are not; for those the lockfile's own entry counts.
 * `unknown`: packages for which neither states a license.
 */
export function licenseProblems(
  { packages }: Lockfile,
  installed: (path: string) => string | null,
): { problems: string[]; unknown: string[] } {
  const problems: string[] = [];
  const unknown: string[] = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue;
    const license = installed(path) ?? entry.license;
    if (license === undefined && entry.optional) unknown.push(path);
    else if (license === undefined || license === '' || !isPermissive(license)) {
      if (exceptionFor(nameAt(path), license ?? '') === null)
        problems.push(
          `${path} has the license ${license || '(none)'}, which is not on the list (scripts/audit-rules.ts).`,
        );
    }
  }
  return { problems, unknown };
}

/** The places that name a version of Node: `engines` of package.json, the Dockerfile, the README. */
type NodeNames = { engines: string; dockerfile: string; readme: string };

/**
 * What is wrong with the versions of Node. `engines` is the range needed to begin, and the README must say the same.
 * The program runs under the version that the packages bring, and the Docker image must have that one.
 */
export function nodeProblems({ packages }: Lockfile, { engines, dockerfile, readme }: NodeNames): string[] {
  const least = /^>=(\d+)$/.exec(engines)?.[1];
  const brought = ['x64', 'arm64'].map((cpu) => packages[`node_modules/node-linux-${cpu}`]?.version ?? '(none)');
  const image = /^ARG NODE=node:([\d.]+)-/m.exec(dockerfile)?.[1] ?? '(none)';
  return [
    ...(least === undefined ? [`engines says ${engines}: give one lowest major version, as >=20.`] : []),
    ...(readme.includes(`Node ${least} or newer`)
      ? []
      : [`The README does not say "Node ${least} or newer", as engines does.`]),
    ...(new Set(brought).size === 1
      ? []
      : [`The packages bring different versions of Node for Linux: ${brought.join(', ')}.`]),
    ...(image === brought[0] ? [] : [`The Dockerfile has Node ${image}, the packages bring ${brought[0]}.`]),
  ];
}

/** The part of the output of `npm audit --json` that is needed. */
const auditAnswer = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
});

/** Known flaws, one line each, from the output of `npm audit --json`. Null: the output says nothing about flaws. */
export function flawsIn(printed: string): string[] | null {
  let json: unknown;
  try {
    json = JSON.parse(printed);
  } catch {
    return null;
  }
  const read = auditAnswer.safeParse(json);
  if (!read.success) return null;
  return Object.entries(read.data.vulnerabilities).map(([name, { severity, range, via }]) => {
    const reasons = via.map((each) => (typeof each === 'string' ? `by ${each}` : `${each.title} (${each.url})`));
    return `${name} ${range}, ${severity}: ${reasons.join('; ')}`;
  });
}

const offlineCopy = z.array(
  z.object({ package: z.string(), versions: z.array(z.string()), title: z.string(), url: z.string().optional() }),
);

/**
 * Known flaws, from an offline copy: a JSON list of `{package, versions, title, url}`, each with the exact versions that
 * have it. Throws what is wrong with the copy.
 */
export function flawsOffline({ packages }: Lockfile, copy: string): string[] {
  const flaws = Map.groupBy(offlineCopy.parse(JSON.parse(copy)), (each) => each.package);
  return Object.entries(packages).flatMap(([path, { version }]) =>
    (flaws.get(nameAt(path)) ?? [])
      .filter(({ versions }) => version !== undefined && versions.includes(version))
      .map(({ title, url }) => `${nameAt(path)} ${version}: ${title}${url ? ` (${url})` : ''}`),
  );
}
