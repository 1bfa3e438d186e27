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
    send: async ({ id, attachments = [], ...mail }) => void (await transport.sendMail({ ...mail, attachments: [...attachments], from, messageId: `<${id}@${domain}>` })),
    close: () => transport.close(),
  };
}
