import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeLock } from './lock.mjs';
import { say } from './say.mjs';
import { findRunningNpm, runNpm } from './setup-npm.mjs';
import { findMissing, isInstalled, markInstalled } from './setup-state.mjs';

/**
 * Brings node_modules to package-lock.json. Returns the exit code.
 * @param {string} root
 */
export async function install(root) {
  const obstacle = findObstacle();
  if (obstacle) return refuse(obstacle);
  const lock = await waitForLock(root);
  try {
    await waitForNpm(root);
    if (isInstalled(root)) return 0;
    if (findMissing(root).length > 0) {
      const problem = await runNpm(root);
      if (problem) return refuse(problem);
    }
    const missing = findMissing(root);
    if (missing.length > 0) return refuse(missingMessage(missing));
    const fault = linkNode(root);
    if (fault) return refuse(fault);
    markInstalled(root);
    return 0;
  } finally {
    await lock.release();
  }
}

/** @param {string} message */
function refuse(message) {
  process.stderr.write(`${message}\n`);
  return 1;
}

/** @returns {string | undefined} */
function findObstacle() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 6)) {
    return `Courtside needs Node 20.6 or newer to set itself up, and this is Node ${process.versions.node}. It brings its own Node 24 for everything after that.`;
  }
  const platform = `${process.platform} ${process.arch}`;
  if (!['linux x64', 'linux arm64'].includes(platform)) {
    return `Courtside runs on Linux x64 and arm64, and this is ${platform}. Use a Linux container, a virtual machine or WSL 2.`;
  }
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  if (!report.header?.glibcVersionRuntime) {
    return 'Courtside needs a Linux with glibc (Debian, Ubuntu, Fedora and so on); this one, such as Alpine, has another C library. Use a Debian-based image, for example node:24-slim.';
  }
  return undefined;
}

/** @param {string[]} missing */
function missingMessage(missing) {
  const names = missing.map((path) => path.replace(/^.*node_modules\//, '')).slice(0, 5);
  return `npm finished, but could not download ${names.join(', ')} for this machine. Check the network and run the command again.`;
}

/**
 * npm 10 does not link our Node when the lockfile holds it for two platforms.
 * @param {string} root
 * @returns {string | undefined} what went wrong
 */
function linkNode(root) {
  const link = join(root, 'node_modules/.bin/node');
  if (!existsSync(link)) {
    rmSync(link, { force: true });
    symlinkSync(`../node-linux-${process.arch}/bin/node`, link);
  }
  const { status, stderr, error } = spawnSync(link, ['--version'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  return `The Node 24 that Courtside brings does not start on this machine:\n${stderr || error}\nIt needs Linux with glibc 2.28 or newer.`;
}

/** @param {string} root */
async function waitForLock(root) {
  for (let told = false; ; told = true) {
    const { lock, holder } = await takeLock(root, 'setup');
    if (lock) return lock;
    if (!told) say(`Waiting for the setup that process ${holder.pid} runs in this folder`);
    await sleep(200);
  }
}

/**
 * A setup that was killed leaves its npm at work; two at once would spoil each other's.
 * @param {string} root
 */
async function waitForNpm(root) {
  for (let told = false; ; told = true) {
    const pid = findRunningNpm(root);
    if (pid === undefined) return;
    if (!told) say(`Waiting for npm, process ${pid}, which installs in this folder`);
    await sleep(200);
  }
}
