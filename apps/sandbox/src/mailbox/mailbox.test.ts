import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.js';
import type { Mail } from './mail.js';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await startTestSandbox();
});

afterEach(async () => {
  await sandbox.stop();
  await sandbox.cleanUp();
});

const send = (mail: object) =>
  createTransport({ host: '127.0.0.1', port: sandbox.smtpPort }).sendMail({
    from: 'Pomp <info@pomp.example>',
    to: 'demo@pomp.example',
    ...mail,
  });

async function messages(query = ''): Promise<Mail[]> {
  const response = await fetch(`${sandbox.url}/mailbox/messages${query}`);
  return ((await response.json()) as { messages: Mail[] }).messages;
}

describe('the mailbox', () => {
  it('keeps what was sent, with its parts and headers', async () => {
    await send({
      subject: 'Je reservering – gelukt',
      text: 'Dank je wel',
      html: '<p>Dank je wel</p>',
      headers: { 'X-Pomp': 'ja' },
      attachments: [{ filename: 'afspraak.ics', content: 'BEGIN:VCALENDAR' }],
    });
    const [mail] = await messages();
    expect(mail).toMatchObject({
      from: 'Pomp <info@pomp.example>',
      to: ['demo@pomp.example'],
      envelope: { from: 'info@pomp.example', to: ['demo@pomp.example'] },
      subject: 'Je reservering – gelukt',
      receivedAt: '2026-02-03T09:30:00.000Z',
      text: expect.stringContaining('Dank je wel'),
      html: expect.stringContaining('<p>Dank je wel</p>'),
      attachments: [{ filename: 'afspraak.ics' }],
    });
    expect(mail?.headers).toContainEqual({ name: 'X-Pomp', value: 'ja' });
    const attachment = await fetch(`${sandbox.url}/mailbox/messages/${mail?.id}/attachments/0`);
    expect((await attachment.text()).trim()).toBe('BEGIN:VCALENDAR');
    expect(attachment.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('shows pictures that a mail carries, as a mail program does', async () => {
    const content = Buffer.from('89504e470d0a1a0a', 'hex');
    await send({
      subject: 'Je reservering',
      html: '<p><img src="cid:huis@tekening" alt=""><img src="cid:nergens@x" alt=""></p>',
      attachments: [{ filename: 'huis.png', content, cid: 'huis@tekening', contentType: 'image/png' }],
    });
    const [mail] = await messages();
    const shown = await (await fetch(`${sandbox.url}/mailbox/messages/${mail?.id}/html`)).text();
    expect(shown).toContain(`<img src="data:image/png;base64,${content.toString('base64')}" alt="">`);
    expect(shown).toContain('cid:nergens@x');
    expect(mail?.html).toContain('cid:huis@tekening');
  });

  it('lays a mail out by its own doctype', async () => {
    const html = '<!DOCTYPE html><html lang="nl"><head><title>Dag</title></head><body>Dag</body></html>';
    await send({ subject: 'Dag', html });
    const [mail] = await messages();
    const shown = await (await fetch(`${sandbox.url}/mailbox/messages/${mail?.id}/html`)).text();
    expect(shown.trim()).toBe(html.replace('<head>', '<head><base target="_blank">'));
  });

  it('finds the mail of one address', async () => {
    await send({ to: 'a@pomp.example', subject: 'een' });
    await send({ to: 'B@pomp.example', subject: 'twee' });
    expect((await messages('?to=b@pomp.example')).map(({ subject }) => subject)).toEqual(['twee']);
  });

  it('still has its mail after a restart', async () => {
    await send({ subject: 'Blijft', text: 'x' });
    await sandbox.stop();
    sandbox = await sandbox.restart();
    expect((await messages()).map(({ subject }) => subject)).toEqual(['Blijft']);
  });

  it('has the newest first, of one moment too, and after a restart', async () => {
    const subjects = ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'];
    for (const subject of subjects.slice(0, 5)) await send({ subject });
    await sandbox.stop();
    sandbox = await sandbox.restart();
    for (const subject of subjects.slice(5)) await send({ subject });
    expect((await messages()).map(({ subject }) => subject)).toEqual(subjects.toReversed());
  });

  it('is emptied by the button and by a test', async () => {
    await send({ subject: 'weg' });
    const origin = { origin: sandbox.url };
    const response = await fetch(`${sandbox.url}/mailbox/delete-all`, { method: 'POST', headers: origin, redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(await messages()).toEqual([]);

    await send({ subject: 'weg' });
    await fetch(`${sandbox.url}/mailbox/messages`, { method: 'DELETE' });
    expect(await messages()).toEqual([]);
  });

  it('is not emptied by another website', async () => {
    await send({ subject: 'blijft' });
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
    expect((await fetch(`${sandbox.url}/mailbox/delete-all`, { method: 'POST', headers: form })).status).toBe(403);
    expect(await messages()).toHaveLength(1);
  });
});

describe('its pages', () => {
  it('list the mails and show one', async () => {
    await send({ subject: 'Hallo <b>', html: '<h1>Hoi</h1>', text: 'Hoi' });
    const [mail] = await messages();
    const list = await (await fetch(`${sandbox.url}/mailbox/`)).text();
    expect(list).toContain('Hallo &lt;b&gt;');
    expect(list).toContain(`/mailbox/${mail?.id}`);
    const page = await (await fetch(`${sandbox.url}/mailbox/${mail?.id}`)).text();
    expect(page).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox"`);
    expect(page).toContain('demo@pomp.example');
  });

  it('let nothing in a mail run', async () => {
    await send({ subject: 'x', html: '<script>alert(1)</script>' });
    const [mail] = await messages();
    const body = await fetch(`${sandbox.url}/mailbox/messages/${mail?.id}/html`);
    expect(body.headers.get('content-security-policy')).toMatch(/^sandbox(?!.*allow-scripts)/);
  });

  it('give nothing for an id that is a path', async () => {
    for (const id of ['..%2F..%2Fcontent%2Fhome', 'onbekend']) {
      expect((await fetch(`${sandbox.url}/mailbox/messages/${id}`)).status).toBe(404);
    }
  });
});

it('the start page names the stand-ins and the health check answers', async () => {
  const start = await (await fetch(sandbox.url)).text();
  expect(start).toContain('/mailbox/');
  expect(start).toContain('/v2/cdn/');
  expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
});
