// Prepares a bare checkout: packages and pages. Plain Node 20: only built-in modules.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodePath, root, run, runPackage, say, SetupError } from './process.mjs';

const modules = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
const installStamp = join(modules, '.unhold-stamp');
const buildStamp = join(root, 'build', '.unhold-stamp');
const buildInputs = [
  'web',
  'content',
  'domain',
  'contract',
  'scripts/site',
  'server/engines/typst',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const ageOf = (path) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

async function waitForTurn(turn) {
  for (let waiting = false; ; waiting = true) {
    try {
      writeFileSync(turn, '', { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (ageOf(turn) > 6_000) rmSync(turn, { force: true });
    else if (!waiting) say('Another start is installing or building here, waiting for it…');
    await sleep(300);
  }
}

/**
 * Serializes two starts on a fresh checkout; the lock's holder keeps touching its file, so that a killed one is not
 * waited for.
 */
async function withLock(work) {
  if (!isWritable(root))
    throw new SetupError(
      `${root} is read-only for this user, and packages or pages have yet to be put there: make it writable for the first start.`,
    );
  // Not in build or node_modules, which setup itself empties.
  const turn = join(root, '.react-router', 'setup-turn');
  mkdirSync(dirname(turn), { recursive: true });
  await waitForTurn(turn);
  const beat = setInterval(() => existsSync(turn) && utimesSync(turn, new Date(), new Date()), 1_000);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(turn, { force: true });
  }
}

function wantedPackages() {
  return createHash('sha256')
    .update(read(lockFile) || read(join(root, 'package.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/** True if npm's own record of what it installed matches the lockfile, as after running `npm ci` by hand. */
function recordAgrees() {
  const record = read(join(modules, '.package-lock.json'));
  if (!record || !existsSync(lockFile)) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(read(lockFile)).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => !path || (installed[path] ? installed[path].version === version : optional),
  );
}

function keepStamp(path, text) {
  try {
    writeFileSync(path, text);
  } catch (error) {
    // A read-only folder still works without it, just a little slower.
    if (!['EROFS', 'EACCES'].includes(error.code)) throw error;
  }
}

function isInstalled() {
  const wanted = wantedPackages();
  if (read(installStamp) === wanted) return true;
  if (existsSync(installStamp) || !recordAgrees()) return false;
  keepStamp(installStamp, wanted);
  return true;
}

function whyInstallFailed(output) {
  const reasons = [
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/,
      'The package registry cannot be reached: check the network (and the proxy in npm config), then start again.',
    ],
    [
      /EACCES|EROFS|EPERM/,
      `npm may not write: ${/(?:path|open|mkdir) '?([^\s']+)/.exec(output)?.[1] ?? 'its cache (npm config get cache)'} or ${root} is read-only for this user.`,
    ],
    [/ENOSPC/, 'The disk is full.'],
    [/EBADPLATFORM|notsup/, `A package does not exist for ${process.platform}-${process.arch}.`],
  ];
  return reasons.find(([sign]) => sign.test(output))?.[1] ?? 'npm says why above.';
}

function npm(...args) {
  // npm must not run under the Node that it replaces.
  const path = process.env.PATH.split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);
  // Versions are pinned, so npm can use its cache without revalidating.
  const options = [
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  return run('npm', [...args, ...options], { env: { ...process.env, PATH: path }, mode: 'errors' }).catch((error) => {
    throw new SetupError(
      error.code === 'ENOENT' ? 'npm is not installed: it comes with Node.' : `npm cannot be run: ${error.message}`,
    );
  });
}

/**
 * npm ci; or npm install if there is no lockfile, or one that lacks other platforms' packages, which npm ci rejects.
 */
async function installPackages() {
  if (!existsSync(lockFile)) return npm('install');
  const result = await npm('ci');
  if (result.code === 0 || !/EUSAGE/.test(result.output)) return result;
  say('npm ci finds the lockfile incomplete: using npm install, which keeps to the versions that are in it…');
  return npm('install', '--no-save');
}

async function install() {
  say('Installing packages (once, about a minute)…');
  const since = Date.now();
  rmSync(installStamp, { force: true });
  const { code, output } = await installPackages();
  if (code !== 0)
    throw new SetupError(`${output.trim()}\n\nPackages could not be installed. ${whyInstallFailed(output)}`);
  nodePath();
  keepStamp(installStamp, wantedPackages());
  say(`Packages installed in ${seconds(since)}.`);
}

/** Installs the packages if there are none or the lockfile has changed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock(async () => {
    if (!isInstalled()) await install();
  });
}

function filesIn(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)));
}

function wantedPages() {
  const hash = createHash('sha256');
  for (const path of buildInputs.flatMap((name) => filesIn(join(root, name)))) {
    if (/\.test\.tsx?$/.test(path) || !existsSync(path)) continue;
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

function isBuilt() {
  return existsSync(join(root, 'build', 'client')) && read(buildStamp) === wantedPages();
}

async function build() {
  say('Building the web pages…');
  const since = Date.now();
  const wanted = wantedPages();
  rmSync(buildStamp, { force: true });
  const { code, output } = await runPackage('react-router', ['build'], { mode: 'quiet' });
  if (code !== 0) throw new SetupError(`${output.trim()}\nThe web pages could not be built: the reason is above.`);
  keepStamp(buildStamp, wanted);
  say(`Pages built in ${seconds(since)}.`);
}

/** Builds the web part into build/client if its sources have changed. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await withLock(async () => {
    if (!isBuilt()) await build();
  });
}

/**
 * Removes the types of changed sources ahead of time, if the folder is writable; the program also runs without this.
 */
export async function ensureStripped() {
  if (!isWritable(root)) return;
  await run(nodePath(), ['--disable-warning=ExperimentalWarning', 'scripts/strip-types.mjs']);
}
