import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

export interface MailServer {
  url: string;
  accepted: ReceivedMail[];
  refused: ReceivedMail[];
  /** Refuses that many mails after they were handed over, with this answer. */
  refuseNext(times: number, code: number, message: string): void;
  /** Knows nobody of this address. */
  unknownRecipients: Set<string>;
  /** Takes mails without answering until released. Resolves at the first one. */
  hold(): Promise<void>;
  release(): void;
  stop(): Promise<void>;
}

/** A mail server of one's own that talks real SMTP. */
export async function startMailServer(): Promise<MailServer> {
  const accepted: ReceivedMail[] = [];
  const refused: ReceivedMail[] = [];
  const answers: Error[] = [];
  const unknownRecipients = new Set<string>();
  const held: (() => void)[] = [];
  let onHeld: (() => void) | undefined;
  const problem = (responseCode: number, message: string) =>
    Object.assign(new Error(message), { responseCode });

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onRcptTo({ address }, _, done) {
      done(unknownRecipients.has(address) ? problem(550, `<${address}> is not here`) : undefined);
    },
    onData(stream, { envelope }, answer) {
      const receive = async (): Promise<void> => {
        const raw = await buffer(stream);
        const received = {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: raw.toString('utf8'),
          mail: await PostalMime.parse(raw),
        };
        if (onHeld) {
          onHeld();
          await new Promise<void>((resolve) => held.push(resolve));
        }
        const refusal = answers.shift();
        (refusal ? refused : accepted).push(received);
        if (refusal) throw refusal;
      };
      void receive().then(
        () => answer(),
        (error: Error) => answer(error),
      );
    },
  });
  // A client that is killed in the middle of a conversation is part of the tests.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted,
    refused,
    refuseNext(times, code, message) {
      for (let i = 0; i < times; i += 1) answers.push(problem(code, message));
    },
    unknownRecipients,
    hold: () =>
      new Promise((resolve) => {
        onHeld = resolve;
      }),
    release() {
      onHeld = undefined;
      for (const proceed of held.splice(0)) proceed();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The outbox id that a mail of ours carries in its message id. */
export function outboxIdOf({ mail, raw }: ReceivedMail): string {
  const id = /^<([\w-]+)@/.exec(mail.messageId ?? '')?.[1];
  if (!id) throw new Error(`A mail came without a message id:\n${raw.slice(0, 500)}`);
  return id;
}
