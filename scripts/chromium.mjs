// Finds a Chromium for the journeys, or installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, say, SetupError } from './process.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const packages = ['chromium', 'fonts-liberation'];
const byHand = 'Install Chromium (on Debian and Ubuntu: apt-get install chromium fonts-liberation) or set CHROMIUM_PATH to one, then run the tests again.';

const find = () => places.find((path) => existsSync(path));
const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The path of a Chromium, installed by apt-get when there is none. Throws a SetupError when that cannot be done. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  const found = find();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (!works('apt-get', ['--version']) || !(isRoot || works('sudo', ['-n', 'true']))) throw new SetupError(`The journeys need a browser. ${byHand}`);
  say('Installing Chromium with apt-get (once)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => run(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], { env, mode: 'quiet' });
  const update = await apt('update');
  const install = await apt('install', '-y', '--no-install-recommends', ...packages);
  const path = find();
  if (install.code === 0 && path) return path;
  throw new SetupError(`${update.output}${install.output}\nChromium could not be installed. ${byHand}`);
}
