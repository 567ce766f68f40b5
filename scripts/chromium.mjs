// Finds the Chromium of the browser tests, or installs Debian's: the headless shell, which is the same engine without
// windows at two thirds of the cost, and the whole browser for what only that has, such as filling in forms.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, say, SetupError } from './process.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const wholes = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const packages = ['chromium-headless-shell', 'chromium', 'fonts-liberation'];
// Ubuntu and older Debians have no package for the shell.
const otherPackages = ['chromium', 'fonts-liberation'];
const byHand =
  'Install Chromium (on Debian and Ubuntu: apt-get install chromium fonts-liberation) or set CHROMIUM_PATH to one, then run the tests again.';

const find = () => (existsSync(shell) ? shell : wholeChromium());
const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The path of a whole Chromium browser; undefined when only the headless shell is installed. */
export const wholeChromium = () => wholes.find((path) => existsSync(path));

/** The path of a Chromium, installed with apt-get if there is none. Throws a SetupError if that fails. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  const found = find();
  const isRoot = process.getuid?.() === 0;
  const mayInstall = works('apt-get', ['--version']) && (isRoot || (!found && works('sudo', ['-n', 'true'])));
  if (found && ((found === shell && wholeChromium()) || !mayInstall)) return found;
  if (!mayInstall) throw new SetupError(`The browser tests need Chromium. ${byHand}`);
  say('Installing Chromium with apt-get (once)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) => {
    const args = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', ...words];
    return run(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], { env, mode: 'quiet' });
  };
  const update = await apt('update');
  let install = await apt('install', '-y', '--no-install-recommends', ...packages);
  if (install.code !== 0 && !found) install = await apt('install', '-y', '--no-install-recommends', ...otherPackages);
  // If the installation fails, the one that was there before will do.
  const path = find();
  if (path) return path;
  throw new SetupError(`${update.output}${install.output}\nChromium could not be installed. ${byHand}`);
}
