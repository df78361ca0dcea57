import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Load {
  port: number;
  /** Whole requests, sent one after the other. */
  requests: readonly Buffer[];
  connections: number;
}

const endOfHead = Buffer.from('\r\n\r\n');

/** Keeps every connection busy with one request after the other, and tells how many were answered. */
export async function countAnswers(load: Load, seconds: number): Promise<number> {
  let answered = 0;
  let isOver = false;
  let next = 0;
  setTimeout(() => {
    isOver = true;
  }, seconds * 1000);
  await keepAllBusy(
    load,
    () => {
      if (isOver) return undefined;
      next = (next + 1) % load.requests.length;
      return load.requests[next];
    },
    () => {
      if (!isOver) answered += 1;
    },
  );
  return answered;
}

/** Sends every request once, for what can be done once only, and tells how many seconds all took. */
export async function sendEach(load: Load): Promise<number> {
  const waiting = load.requests.values();
  const started = performance.now();
  await keepAllBusy(
    load,
    () => waiting.next().value,
    () => {},
  );
  return (performance.now() - started) / 1000;
}

async function keepAllBusy(
  { port, connections }: Load,
  nextRequest: () => Buffer | undefined,
  onAnswer: () => void,
): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  await Promise.all(sockets.map((socket) => keepBusy(socket, nextRequest, onAnswer)));
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  return socket;
}

function keepBusy(
  socket: Socket,
  nextRequest: () => Buffer | undefined,
  onAnswer: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const proceed = (): void => {
      const request = nextRequest();
      if (request) socket.write(request);
      else socket.destroy();
    };
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const length = answerLength(received);
      if (length === undefined || received.length < length) return;
      received = Buffer.alloc(0);
      onAnswer();
      proceed();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
    proceed();
  });
}

/** The length of head and body together, once the head is there. Anything but 200 ends the run. */
function answerLength(received: Buffer): number | undefined {
  const end = received.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
    throw new Error(`Not the answer that was measured for:\n${received.toString('utf8')}`);
  }
  return end + endOfHead.length + Number(length);
}
