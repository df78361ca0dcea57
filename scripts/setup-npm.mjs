import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { delimiter, join, relative, sep } from 'node:path';
import { say } from './say.mjs';
import { forgetInstalled } from './setup-state.mjs';

/**
 * An npm that installs in this folder, whoever started it.
 * @param {string} root
 * @returns {number | undefined}
 */
export function findRunningNpm(root) {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .find((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const installs = /\bnpm(-cli\.js)? (ci|install|i)\b/.test(command);
        return installs && relative(readlinkSync(`/proc/${pid}/cwd`), root) === '';
      } catch {
        return false;
      }
    });
}

/**
 * @param {string} root
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function runNpm(root) {
  const environment = outsideEnvironment(root);
  const npm = findNpm(environment);
  if (!npm) return 'npm was not found. Install Node with npm, then run the command again.';
  forgetInstalled(root);
  const clock = startClock('Installing packages (once, one or two minutes)');
  const { code, output } = await run(npm, root, environment);
  clock.stop();
  if (code === 0) return undefined;
  return `${output.trim()}\nThe packages could not be installed. Check the network and run the command again.`;
}

/**
 * npm puts node_modules/.bin first in PATH, where our own Node is. The install removes that Node,
 * so it must run on the machine's.
 * @param {string} root
 */
function outsideEnvironment(root) {
  const inside = join(root, 'node_modules') + sep;
  const path = (process.env['PATH'] ?? '').split(delimiter);
  return {
    ...process.env,
    PATH: path.filter((entry) => !`${entry}${sep}`.startsWith(inside)).join(delimiter),
  };
}

/**
 * The npm that called us if any, else the one in PATH.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string[] | undefined}
 */
function findNpm(environment) {
  const { npm_execpath: caller } = process.env;
  const candidates = [['npm']];
  if (caller && existsSync(caller) && caller.endsWith('npm-cli.js')) {
    candidates.unshift(['node', caller], [process.execPath, caller]);
  }
  return candidates.find(([command = '', ...rest]) => {
    const options = { env: environment, stdio: /** @type {const} */ ('ignore') };
    return spawnSync(command, [...rest, '--version'], options).status === 0;
  });
}

/**
 * @param {string[]} npm
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run([command = 'npm', ...rest], root, env) {
  // The build tools are development packages; NODE_ENV=production must not leave them out.
  const child = spawn(command, [...rest, 'ci', '--include=dev', '--include=optional'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => {
      output += part;
    });
  }
  return new Promise((ended) => {
    child.on('error', (error) => ended({ code: 1, output: error.message }));
    child.on('close', (code) => ended({ code, output }));
  });
}

/** @param {string} title */
function startClock(title) {
  const began = Date.now();
  const elapsed = () => `${Math.round((Date.now() - began) / 1000)} s`;
  if (!process.stdout.isTTY) {
    say(title);
    return { stop: () => say(`Packages: ${elapsed()}`) };
  }
  const show = () => process.stdout.write(`\r${title}: ${elapsed()}`);
  show();
  const timer = setInterval(show, 1_000);
  return {
    stop: () => {
      clearInterval(timer);
      show();
      process.stdout.write('\n');
    },
  };
}
