/**
 * npm run audit: checks every package of the lockfile for exact pins, hashes, no address of a registry, licenses and
 * one version of Node, and for known flaws, looked up in npm's registry or else in AUDIT_FLAWS (a file, see
 * flawsOffline). Exits with 1 if anything is wrong, and with 2 if only the flaws could not be looked up.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  flawsIn,
  flawsOffline,
  licenseProblems,
  lockfile,
  nodeProblems,
  pinProblems,
  type Lockfile,
} from './audit-rules.ts';

const root = new URL('../', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const say = (line: string) => process.stdout.write(`${line}\n`);

const installedPackage = z.object({ license: z.union([z.string(), z.object({ type: z.string() })]).optional() });

/** The license that an installed package states; '' when it states none, null when it is not installed. */
function licenseOf(path: string): string | null {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return null;
  const { license } = installedPackage.parse(JSON.parse(readFileSync(file, 'utf8')));
  return typeof license === 'object' ? license.type : (license ?? '');
}

/** Known flaws, and their source. Null: no source could be reached. */
function knownFlaws(lock: Lockfile): { source: string; flaws: string[] } | null {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 1e8,
  });
  const flaws = flawsIn(stdout ?? '');
  if (flaws !== null) return { source: 'the registry', flaws };
  const copy = process.env['AUDIT_FLAWS'];
  if (copy === undefined) return null;
  return { source: copy, flaws: flawsOffline(lock, readFileSync(copy, 'utf8')) };
}

function tell(title: string, problems: string[]): boolean {
  say(`${problems.length === 0 ? 'well ' : 'WRONG'}  ${title}`);
  for (const each of problems) say(`         ${each}`);
  return problems.length > 0;
}

let wrong = false;
for (const folder of ['', 'bench/']) {
  const lock = lockfile.parse(JSON.parse(read(`${folder}package-lock.json`)));
  wrong =
    tell(
      `${folder}package-lock.json: ${Object.keys(lock.packages).length - 1} packages pinned, hashed, without an address`,
      pinProblems(lock),
    ) || wrong;
}
const lock = lockfile.parse(JSON.parse(read('package-lock.json')));
const licenses = licenseProblems(lock, licenseOf);
wrong = tell('licenses', licenses.problems) || wrong;
if (licenses.unknown.length > 0)
  say(`         not known of ${licenses.unknown.length} builds for other platforms, which are not installed here`);
const engines = z.object({ engines: z.object({ node: z.string() }) }).parse(JSON.parse(read('package.json')))
  .engines.node;
const node = { engines, dockerfile: read('deploy/Dockerfile'), readme: read('README.md') };
wrong = tell('one version of Node', nodeProblems(lock, node)) || wrong;
const known = knownFlaws(lock);
if (known) wrong = tell(`known flaws, by ${known.source}`, known.flaws) || wrong;
else say('NOT CHECKED  known flaws: the registry gives no answer about them, and AUDIT_FLAWS names no offline copy');
process.exitCode = wrong ? 1 : known ? 0 : 2;
