import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  readonly url: string;
  readonly mails: readonly Email[];
  /** The envelope's recipients of each mail, which may differ from its headers. */
  readonly recipients: readonly (readonly string[])[];
  /** Until it is undone, every mail is refused for now, as by a mail server that is busy. */
  refuse(refusing: boolean): void;
  /** From now on it says nothing to whoever connects, until it is closed; resolves once somebody has. */
  silence(): Promise<void>;
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it gets. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Email[] = [];
  const recipients: string[][] = [];
  let refusing = false;
  let silenced: (() => void) | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => (silenced ? silenced() : done()),
    onMailFrom: (_address, _session, done) =>
      done(refusing ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          recipients.push(envelope.rcptTo.map(({ address }) => address));
          done();
        }, done);
      });
    },
  });
  // A backend that is killed while it sends leaves its line cut. Whatever else goes wrong is heard.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
    refuse: (value) => void (refusing = value),
    silence: () => new Promise((resolve) => (silenced = resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
