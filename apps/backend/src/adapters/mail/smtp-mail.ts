import { SpanKind } from '@opentelemetry/api';
import { createTransport } from 'nodemailer';
import { inSpan } from '../../observing/spans.js';
import type { MailTransport } from './mail-transport.js';

interface SmtpOptions {
  readonly url: string;
  /** `Name <address>` */
  readonly from: string;
}

const timeoutMillis = 20_000;

export function smtpMail({ url, from }: SmtpOptions): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMillis,
    greetingTimeout: timeoutMillis,
    socketTimeout: timeoutMillis,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, attachments = [], to, replyTo, ...mail }) => {
      await inSpan('mail', { kind: SpanKind.CLIENT }, () =>
        transport.sendMail({
          ...mail,
          to: oneAddress(to),
          ...(replyTo !== undefined && { replyTo: oneAddress(replyTo) }),
          attachments: [...attachments],
          from,
          messageId: `<${id}@${domain}>`,
        }),
      );
    },
    close: () => transport.close(),
  };
}

/** What someone typed is one address, whatever is in it: as plain text `a@x.nl,b@y.nl` would be two people's. */
const oneAddress = (address: string) => ({ name: '', address });
