// npm test: every check, in order, up to the first row with a failure. `npm test -- lint types unit e2e` runs only
// those named.
// The last line, "12 passed, 0 failed", is for CI to read.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { nodePath, run, runPackage, say, SetupError } from './process.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';
import { tempRoot } from './temp-root.mjs';

const reports = mkdtempSync(join(tmpdir(), 'unhold-test-'));
const journeyFolder = mkdtempSync(join(tempRoot(), 'unhold-e2e-'));
// A shared compile cache, so that servers and commands do not each compile the same sources.
const compiled = { NODE_COMPILE_CACHE: join(journeyFolder, 'compiled') };
// Includes the browser's profiles.
const journeyData = { E2E_DATA_DIR: journeyFolder, TMPDIR: journeyFolder, ...compiled };

/**
 * Turns a test runner's exit code and JSON report into `{ passed, failed }`; a failure without a report counts as one.
 */
function counted(code, file, count) {
  let result = { passed: 0, failed: 0 };
  try {
    result = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    say('The test runner left no report.');
    return { passed: 0, failed: 1 };
  }
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

/** A program that counts as a single check. */
const one = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const format = async () => one(await runPackage('oxfmt', ['--list-different']));
const lint = async () => one(await runPackage('oxlint', ['--deny-warnings']));
const rooms = 'bench content contract db domain drafting e2e knowledge server testing web main.ts'.split(' ');
const walls = async () => one(await runPackage('depcruise', ['--config', '.dependency-cruiser.mjs', ...rooms]));
const house = async () => one(await run(nodePath(), ['scripts/house.mjs', '--check']));
const coverage = async () => one(await run(nodePath(), ['scripts/spec-coverage.mjs']));

async function types() {
  const generated = await runPackage('react-router', ['typegen']);
  return one(generated.code === 0 ? await runPackage('tsc', ['--noEmit', '--checkers', '1']) : generated);
}

async function unit() {
  const file = join(reports, 'unit.json');
  const { code } = await runPackage(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { env: { ...process.env, E2E_DATA_DIR: journeyFolder, ...compiled } },
  );
  return counted(code, file, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

async function build() {
  await ensureBuilt();
  return { passed: 1, failed: 0 };
}

const demo = async () => one(await run(nodePath(), ['e2e/template.ts'], { env: { ...process.env, ...journeyData } }));

async function journeys() {
  const file = join(reports, 'journeys.json');
  const env = { ...process.env, ...journeyData, CHROMIUM_PATH: await chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await runPackage('playwright', ['test', '--reporter=list,json'], { env });
  return counted(code, file, ({ stats }) => {
    if (stats.flaky > 0) say(`Passed at the second attempt only, see "flaky" above: ${stats.flaky}`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/**
 * Steps in a row run in parallel: static checks and the build keep a core busy each; the demo is generated while tests
 * wait.
 */
const rows = [
  [
    { group: 'lint', title: 'Format', check: format },
    { group: 'lint', title: 'Lint', check: lint },
    { group: 'lint', title: 'Walls', check: walls },
    { group: 'lint', title: 'Specification coverage', check: coverage },
    { group: 'lint', title: 'Each rule once', check: house },
    { group: 'types', title: 'Types', check: types },
    { group: 'e2e', title: 'Build', check: build },
  ],
  [
    { group: 'unit', title: 'Unit and API tests', check: unit },
    { group: 'e2e', title: 'Demo for the journeys', check: demo },
  ],
  [{ group: 'e2e', title: 'Journeys in Chromium', check: journeys }],
];

function chosenRows(names) {
  const unknown = names.find((name) => !rows.flat().some(({ group }) => group === name));
  if (unknown) throw new SetupError(`There is no check "${unknown}". Choose from: lint, types, unit, e2e.`);
  return names.length === 0 ? rows : rows.map((row) => row.filter(({ group }) => names.includes(group)));
}

/** A failing step does not stop the others in its row. */
function failedBy(error) {
  console.error(error instanceof SetupError ? `\n${error.message}` : error);
  return { passed: 0, failed: 1 };
}

async function runStep({ title, check }) {
  const since = Date.now();
  const result = await check().catch(failedBy);
  say(`--- ${title}: ${result.failed === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - since) / 1000).toFixed(1)} s`);
  return result;
}

let chromium = Promise.resolve('');
const total = { passed: 0, failed: 0 };
try {
  const chosen = chosenRows(process.argv.slice(2));
  // Parallel with the packages: both mostly wait for the network. The result is awaited when it is needed.
  if (chosen.flat().some(({ check }) => check === journeys)) chromium = ensureChromium();
  chromium.catch(() => {});
  await ensureInstalled();
  for (const row of chosen.filter((steps) => steps.length > 0)) {
    say(`\n=== ${row.map(({ title }) => title).join(', ')}`);
    for (const { passed, failed } of await Promise.all(row.map(runStep))) {
      total.passed += passed;
      total.failed += failed;
    }
    if (total.failed > 0) break;
  }
} catch (error) {
  total.failed += failedBy(error).failed;
} finally {
  for (const folder of [reports, journeyFolder]) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
