import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMissing, forgetInstalled, isInstalled, markInstalled } from './setup-state.mjs';

let root: string;

const otherArch = process.arch === 'x64' ? 'arm64' : 'x64';
const needed = {
  'node_modules/plain': { version: '1.0.0', integrity: 'sha512-plain' },
  'node_modules/for-us': {
    version: '1.0.0',
    integrity: 'sha512-us',
    optional: true,
    os: ['linux'],
    cpu: process.arch,
  },
};
const elsewhere = {
  'packages/domain': { version: '0.0.0' },
  'node_modules/for-mac': { version: '1.0.0', optional: true, os: ['darwin'] },
  'node_modules/for-other': { version: '1.0.0', optional: true, cpu: [otherArch] },
  'node_modules/for-musl': { version: '1.0.0', optional: true, os: ['linux'], libc: ['musl'] },
};

function write(file: string, packages: object): void {
  writeFileSync(join(root, file), JSON.stringify({ packages }));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'courtside-test-'));
  mkdirSync(join(root, 'node_modules'));
  write('package-lock.json', { ...needed, ...elsewhere });
  write('node_modules/.package-lock.json', needed);
});

afterEach(() => rmSync(root, { recursive: true }));

test('an install counts once it is marked, until the lockfile changes', () => {
  expect(isInstalled(root)).toBe(false);
  markInstalled(root);
  expect(isInstalled(root)).toBe(true);
  write('package-lock.json', needed);
  expect(isInstalled(root)).toBe(false);
});

test('an install under way does not count, whatever npm had finished before', () => {
  markInstalled(root);
  forgetInstalled(root);
  expect(isInstalled(root)).toBe(false);
  expect(findMissing(root)).toEqual(Object.keys(needed));
});

test('packages of other platforms are not missed', () => {
  expect(findMissing(root)).toEqual([]);
});

test('an optional package of this platform is missed, and so is a wrong version', () => {
  write('node_modules/.package-lock.json', {
    'node_modules/plain': { version: '0.9.0', integrity: 'sha512-plain' },
  });
  expect(findMissing(root)).toEqual(Object.keys(needed));
});
