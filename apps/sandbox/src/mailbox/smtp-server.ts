import { SMTPServer } from 'smtp-server';
import type { MailFolder } from './mail-folder.js';

const maximumBytes = 25 * 1024 * 1024;

/** Takes every mail for every address, with or without a login, and delivers none. */
export function createSmtpServer({ mails, log }: { mails: MailFolder; log: (message: string) => void }): SMTPServer {
  const server = new SMTPServer({
    name: 'pomp-sandbox',
    authOptional: true,
    // There is no certificate that a client would trust.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: maximumBytes,
    closeTimeout: 2000,
    onAuth: (_auth, _session, done) => done(null, { user: 'sandbox' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(new Error('Message too large'));
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
        mails.add(envelope, Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
  server.on('error', (error) => log(`SMTP: ${error.message}`));
  return server;
}
