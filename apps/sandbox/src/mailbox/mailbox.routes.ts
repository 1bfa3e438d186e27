import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { attachmentOf, pageOf, parseMail } from './mail.js';
import type { MailFolder } from './mail-folder.js';
import { mailboxPage, mailPage } from './mailbox-pages.js';

/** The mail may show itself, load pictures that it carries, and open links in a new tab; it may not run anything. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; font-src data:; base-uri 'self'";

/** The mailbox: pages for people, JSON under `/messages` for tests. */
export function mailboxRoutes(mails: MailFolder): Hono {
  const app = new Hono();
  const parsedMails = async () => Promise.all((await mails.all()).map(parseMail));

  app.get('/messages', async (c) => {
    const asked = await mails.all({ to: c.req.query('to') });
    return c.json({ messages: await Promise.all(asked.map(parseMail)) });
  });

  app.delete('/messages', async (c) => {
    await mails.clear();
    return c.json({ messages: [] });
  });

  app.get('/messages/:id', async (c) => {
    const mail = await mails.get(c.req.param('id'));
    return mail ? c.json({ message: await parseMail(mail) }) : c.json({ message: null }, 404);
  });

  app.get('/messages/:id/html', async (c) => {
    const mail = await mails.get(c.req.param('id'));
    if (!mail) return c.notFound();
    c.header('Content-Security-Policy', mailPolicy);
    c.header('X-Content-Type-Options', 'nosniff');
    return c.html(await pageOf(mail.raw));
  });

  app.get('/messages/:id/attachments/:index{[0-9]+}', async (c) => {
    const mail = await mails.get(c.req.param('id'));
    const attachment = mail && (await attachmentOf(mail.raw, Number(c.req.param('index'))));
    if (!attachment) return c.notFound();
    return c.body(new Uint8Array(attachment.bytes), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
      'X-Content-Type-Options': 'nosniff',
    });
  });

  app.get('/', async (c) => c.html(mailboxPage(await parsedMails())));

  app.post('/delete-all', csrf(), async (c) => {
    await mails.clear();
    return c.redirect('/mailbox/', 303);
  });

  app.get('/:id', async (c) => {
    const mail = await mails.get(c.req.param('id'));
    return mail ? c.html(mailPage(await parseMail(mail))) : c.notFound();
  });

  return app;
}
