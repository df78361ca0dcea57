import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[] }} Package
 */

/** @param {string} root */
const markerOf = (root) => join(root, 'node_modules/.courtside-setup');
/** @param {string} root */
const npmRecordOf = (root) => join(root, 'node_modules/.package-lock.json');

/** @param {string} root */
function stateOf(root) {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

/**
 * True when node_modules is complete and of the current package-lock.json.
 * @param {string} root
 */
export function isInstalled(root) {
  const marker = markerOf(root);
  return existsSync(marker) && readFileSync(marker, 'utf8') === stateOf(root);
}

/** @param {string} root */
export function markInstalled(root) {
  writeFileSync(markerOf(root), stateOf(root));
}

/**
 * Before npm touches anything, so that an install killed half-way never counts.
 * @param {string} root
 */
export function forgetInstalled(root) {
  for (const file of [markerOf(root), npmRecordOf(root)]) rmSync(file, { force: true });
}

/**
 * Packages that node_modules lacks by npm's own record, which npm writes when it has finished.
 * npm passes over an optional package that it could not download; those made for this platform
 * (Node, PostgreSQL, the compilers) are needed all the same.
 * @param {string} root
 * @returns {string[]}
 */
export function findMissing(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = existsSync(npmRecordOf(root)) ? readPackages(npmRecordOf(root)) : {};
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && isNeeded(entry))
    .filter(([path, entry]) => !isSame(entry, found[path]))
    .map(([path]) => path);
}

/**
 * @param {string} file
 * @returns {Record<string, Package>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @param {Package} entry */
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (!os && !cpu) return false;
  const fits = [
    [os, process.platform],
    [cpu, process.arch],
    [libc, 'glibc'],
  ];
  return fits.every(([allowed, ours]) => !allowed || allowed.includes(String(ours)));
}

/**
 * @param {Package} wanted
 * @param {Package | undefined} found
 */
function isSame(wanted, found) {
  return found?.version === wanted.version && found?.integrity === wanted.integrity;
}
