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
  stop(): Promise<void>;
}

/** A mail server of one's own that talks real SMTP. */
export async function startMailServer(): Promise<MailServer> {
  const accepted: ReceivedMail[] = [];
  const refused: ReceivedMail[] = [];
  const answers: Error[] = [];
  const unknownRecipients = new Set<string>();
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
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
