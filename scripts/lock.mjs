import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {{ pid: number, state: 'starting' | 'running' | 'stopping', url?: string }} Holder
 * @typedef {{ update(news: Partial<Holder>): void, release(): Promise<void> }} Lock
 */

/**
 * Takes a lock that one process on this machine can hold, or says who holds it. It is a listening
 * socket in Linux's abstract namespace: the kernel frees it with its process however that ends,
 * so no file can be left behind and no dead holder be taken for a live one.
 * @param {string} folder the checkout or data folder that the lock is for
 * @param {string} name
 * @param {number} patience how long, in milliseconds, a busy holder may take to answer
 * @returns {Promise<{ lock: Lock, holder?: undefined } | { lock?: undefined, holder: Partial<Holder> }>}
 */
export async function takeLock(folder, name, patience = 10_000) {
  const path = addressOf(folder, name);
  for (let attempt = 0; ; attempt += 1) {
    const lock = await listen(path);
    if (lock) return { lock };
    const holder = await ask(path, patience);
    if (holder) return { holder };
    if (attempt === 50) throw new Error(`The lock "${name}" is neither held nor free.`);
    await sleep(20);
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
function addressOf(folder, name) {
  const hash = createHash('sha256').update(realpath(folder)).digest('hex').slice(0, 16);
  return `\0courtside-${hash}-${name}`;
}

/** @param {string} folder */
function realpath(folder) {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}

/**
 * @param {string} path
 * @returns {Promise<Lock | undefined>}
 */
function listen(path) {
  /** @type {Holder} */
  const info = { pid: process.pid, state: 'starting' };
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(JSON.stringify(info));
  });
  return new Promise((taken, failed) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') taken(undefined);
      else failed(error);
    });
    server.listen(path, () => {
      server.unref();
      taken({
        update: (news) => void Object.assign(info, news),
        release: () => new Promise((released) => server.close(() => released(undefined))),
      });
    });
  });
}

/**
 * A holder too busy to answer is still a holder; one that hangs up without a word has ended
 * between our call and its answer. Undefined when there is none any more.
 * @param {string} path
 * @param {number} patience
 * @returns {Promise<Partial<Holder> | undefined>}
 */
function ask(path, patience) {
  return new Promise((answered) => {
    let text = '';
    const socket = connect(path);
    socket.setEncoding('utf8');
    socket.setTimeout(patience, () => {
      answered({});
      socket.destroy();
    });
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => answered(parse(text)));
  });
}

/**
 * @param {string} text
 * @returns {Holder | undefined}
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
