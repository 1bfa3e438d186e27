import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.js';

interface SmtpOptions {
  readonly url: string;
  /** `Name <address>` */
  readonly from: string;
}

const patienceMillis = 20_000;

export function smtpMail({ url, from }: SmtpOptions): MailTransport {
  const transport = createTransport({ url, connectionTimeout: patienceMillis, greetingTimeout: patienceMillis, socketTimeout: patienceMillis });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, attachments = [], replyTo, ...mail }) => {
      // An address that someone typed is one address, whatever is in it.
      const answers = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } };
      await transport.sendMail({ ...mail, ...answers, attachments: [...attachments], from, messageId: `<${id}@${domain}>` });
    },
    close: () => transport.close(),
  };
}
