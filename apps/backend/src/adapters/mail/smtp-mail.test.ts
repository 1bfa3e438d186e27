import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailbox, type Mailbox } from '../../testing/mailbox.js';
import type { MailTransport } from './mail-transport.js';
import { smtpMail } from './smtp-mail.js';

let mailbox: Mailbox;
let transport: MailTransport;
beforeAll(async () => {
  mailbox = await openMailbox();
  transport = smtpMail({ url: mailbox.url, from: 'Pomp <klantenservice@pomp.example>' });
});
afterAll(async () => {
  transport.close();
  await mailbox.close();
});

const letter = { id: 'letter', subject: 'Je berekening', html: '<p>Dag</p>', text: 'Dag' };

test('a mail goes to the address that it is for', async () => {
  await transport.send({ ...letter, to: 'noor@pomp.example' });
  expect(mailbox.recipients.at(-1)).toEqual(['noor@pomp.example']);
  expect(mailbox.mails.at(-1)?.to).toMatchObject([{ address: 'noor@pomp.example' }]);
});

// As typed by someone who wants us to mail somebody else.
test.each([
  'x,victim@pomp.example',
  'x@pomp.example,victim@pomp.example',
  'x;victim@pomp.example',
  'X <victim@pomp.example>',
  'x@pomp.example>, <victim@pomp.example',
  'friends: x@pomp.example, victim@pomp.example;',
])('a mail to “%s” reaches nobody else', async (to) => {
  await Promise.allSettled([transport.send({ ...letter, to })]);
  expect(mailbox.recipients.flat()).not.toContain('victim@pomp.example');
  expect(mailbox.recipients.every((all) => all.length === 1)).toBe(true);
});
