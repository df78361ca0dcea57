import { spawnSync } from 'node:child_process';
import { say } from '../say.mjs';
import { runCommand } from './run-command.ts';

// The headless shell first: the whole browser draws windows and tabs that nobody sees.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The machine's Chromium or Chrome; root may install one. */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (runs(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, which does not start.`);
  }
  return findInstalled() ?? (await install());
}

function findInstalled(): string | undefined {
  return [...names.flatMap(locate), ...macApps].find(runs);
}

function locate(name: string): string[] {
  const { stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return stdout.trim() ? [stdout.trim()] : [];
}

/** Some systems ship a placeholder of that name which only asks to install it. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

async function install(): Promise<string> {
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (process.getuid?.() !== 0 || !hasApt) {
    throw new Error(
      'The browser journeys need Chromium or Chrome, and none was found. Install one ' +
        '(Debian: sudo apt-get install chromium-headless-shell), or set CHROME_PATH to it.',
    );
  }
  say('Installing Chromium (once, about a minute)');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand(['apt-get', 'update'], { env, isShown: false });
  const command = [
    'apt-get',
    'install',
    '-y',
    '--no-install-recommends',
    'chromium-headless-shell',
  ];
  const { output } = await runCommand(command, { env, isShown: false });
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(
    `Chromium could not be installed. Install it, or set CHROME_PATH.\n${update.output}${output}`,
  );
}
