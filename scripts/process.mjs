// Runs other programs. Plain Node 20, before anything is installed: only built-in modules.
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const programs = join(root, 'node_modules', '.bin');

/** Exits the program with a message that says what to do. */
export class SetupError extends Error {}

/** Prints one line of progress. */
export function say(line) {
  console.log(line);
}

function killSelf(signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** Calls `stop` when npm's shell dies: npm does not forward SIGTERM, so the server would outlive it. */
function watchParent(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => process.ppid !== parent && stop('SIGTERM'), 200);
  if (!process.env.npm_lifecycle_event) clearInterval(timer);
  return () => clearInterval(timer);
}

/**
 * Runs a program in the checkout, forwards SIGINT, SIGTERM and SIGHUP, and resolves to `{ code, output }`. `quiet`
 * captures its output instead of showing it; `errors` captures only stderr. If a signal ends the program, this one ends
 * with the same signal.
 */
export function run(command, args, { env = process.env, mode = 'show' } = {}) {
  return new Promise((resolve, reject) => {
    const pipes = { show: 'inherit', errors: ['inherit', 'inherit', 'pipe'], quiet: ['ignore', 'pipe', 'pipe'] };
    const child = spawn(command, args, { cwd: root, env, stdio: pipes[mode] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    let seen = null;
    const pass = (signal) => {
      seen = signal;
      // A terminal sends these to the whole process group, so the child has them already.
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    const endWatch = watchParent((signal) => {
      endWatch();
      if (!seen) pass(signal);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      endWatch();
      for (const each of signals) process.off(each, pass);
      if (signal || (mode !== 'show' && seen && code !== 0)) killSelf(signal ?? seen);
      else resolve({ code, output });
    });
  });
}

function runs(program) {
  const { stdout, status } = spawnSync(program, ['-p', 'process.versions.node.split(".")[0]'], { encoding: 'utf8' });
  return status === 0 && Number(stdout) >= 24;
}

let foundNode;

/** The Node 24 from the packages, or this one if it is recent enough. Throws a SetupError otherwise. */
export function nodePath() {
  foundNode ??= [join(programs, 'node'), process.execPath].find(runs);
  if (foundNode) return foundNode;
  throw new SetupError(
    `No Node 24 was installed for ${process.platform}-${process.arch} (this is Node ${process.version}).\n` +
      'If the folder comes from another kind of machine, delete node_modules and start again; otherwise install Node 24 or later yourself.',
  );
}

/** Runs a binary of an installed package under Node 24; options and result as for `run`. */
export function runPackage(name, args, { env = process.env, mode } = {}) {
  const path = [dirname(nodePath()), programs, env.PATH].join(delimiter);
  return run(nodePath(), [join(programs, name), ...args], { env: { ...env, PATH: path }, mode });
}

/** Replaces this program with Node 24 running `args` in the terminal: same exit code, same signal. */
export async function handOver(args, env = process.env) {
  const { code } = await run(nodePath(), args, { env });
  process.exit(code);
}

/** Runs a script's main function; a SetupError exits with only its message, anything else with its stack. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
