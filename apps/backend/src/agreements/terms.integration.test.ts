import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { signedConsent } from '@pomp/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { agreement } from '../adapters/database/schema/index.js';
import { customerAtPlan, mailsAboutSigning, sign, signed } from '../testing/customer-at-plan.js';
import { readPdf } from '../testing/read-pdf.js';
import { backofficeApiKey, startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { addTerms } from './terms.js';

const bytesOf = (words: string) => Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`);
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const [first, second] = [bytesOf('voorwaarden'), bytesOf('nieuwe voorwaarden')];

let backend: TestBackend;
const add = (version: string, bytes: Buffer) =>
  addTerms({ ...backend.context, storage: backend.storage }, version, Readable.from([bytes]));
const fetched = async (url: string) => {
  const response = await backend.browser('198.51.100.9').request(url);
  return { status: response.status, type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('terms by version', () => {
  // Which version is the newest is everyone's.
  beforeEach(async () => {
    backend = await startTestBackend({ siteUrl: 'https://www.pomp.example' });
  });

  test('the newest is what anyone reads, and each stays fetchable, byte for byte', async () => {
    expect((await fetched('/api/getTerms')).status).toBe(404);
    const { url } = await add('2026-1', first);
    await add('2026-2', second);
    expect(await fetched('/api/getTerms')).toEqual({ status: 200, type: 'application/pdf', bytes: second });
    expect(await fetched(url)).toEqual({ status: 200, type: 'application/pdf', bytes: first });
    expect((await fetched('/api/getTerms?version=2025-1')).status).toBe(404);
  });

  test('come from the seller once: other bytes need another name, and only a PDF is one', async () => {
    const send = async (version: string, bytes: Uint8Array<ArrayBuffer>) => {
      const response = await backend.app.request(`/backoffice/postTerms?version=${version}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${backofficeApiKey}` },
        body: bytes,
      });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    const answer = { version: '2026-1', url: '/api/getTerms?version=2026-1', sha256: sha256Of(first) };
    await expect(send('2026-1', first)).resolves.toEqual({ status: 200, body: answer });
    await expect(send('2026-1', first)).resolves.toEqual({ status: 200, body: answer });
    await expect(send('2026-1', second)).resolves.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('verandert niet') },
    });
    await expect(send('2026-2', Buffer.from('tekst'))).resolves.toMatchObject({
      status: 422,
      body: { message: 'Dit is geen PDF.' },
    });
    expect((await fetched('/api/getTerms')).bytes).toEqual(first);
  });

  test('are signed with the plan: consent, evidence, confirmation, mail and check name version and hash', async () => {
    const { sha256 } = await add('2026-1', first);
    const own = await customerAtPlan(backend);
    await expect(own.browser.call('getAgreement', { query: { id: own.orderId } })).resolves.toMatchObject({
      body: { terms: { version: '2026-1', sha256 } },
    });
    const body = await signed(own, { termsSha256: sha256 });
    const [row] = await backend.context.database.select().from(agreement).where(eq(agreement.orderId, own.orderId));
    expect(row).toMatchObject({
      termsSha256: sha256,
      consent: signedConsent(backend.context.speak('nl-NL'), { version: '2026-1', sha256 }),
    });
    const { text } = await readPdf(await own.browser.request(body.confirmationUrl));
    expect(text.replaceAll(/\s/g, '')).toContain(sha256);
    expect(text.replaceAll(/\s/g, '')).toContain('https://www.pomp.example/api/getTerms?version=2026-1');
    await backend.runDueJobs();
    const [mail] = mailsAboutSigning(backend, own);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      `overeenkomst-${own.orderNumber}.pdf`,
      'voorwaarden-2026-1.pdf',
    ]);
    await expect(
      backend.browser('198.51.100.1').call('getVerification', { query: { code: body.verificationCode } }),
    ).resolves.toMatchObject({ status: 200, body: { terms: { version: '2026-1', sha256 } } });

    // A newer version changes nothing of what was signed.
    await add('2026-2', second);
    await expect(own.browser.call('getAgreement', { query: { id: own.orderId } })).resolves.toMatchObject({
      body: { terms: { version: '2026-1' }, agreement: { name: 'Joke Smit' } },
    });
    await expect(sign(own, { termsSha256: sha256 })).resolves.toMatchObject({ status: 200, body });
  });

  test('aren’t signed unseen: without them, or once there is a newer version, it is refused', async () => {
    const { sha256 } = await add('2026-1', first);
    const own = await customerAtPlan(backend);
    const refused = { status: 409, body: { message: expect.stringContaining('nieuwe versie van de voorwaarden') } };
    await expect(sign(own)).resolves.toMatchObject(refused);
    await add('2026-2', second);
    await expect(sign(own, { termsSha256: sha256 })).resolves.toMatchObject(refused);
    await expect(sign(own, { termsSha256: sha256Of(second) })).resolves.toMatchObject({ status: 200 });
  });

  test.each([
    ['another version', { termsSha256: 'a'.repeat(64) }],
    ['none', { termsId: null, termsSha256: null }],
  ])('can’t be exchanged afterwards for %s', async (_what, change) => {
    const { sha256 } = await add('2026-1', first);
    const own = await customerAtPlan(backend);
    const body = await signed(own, { termsSha256: sha256 });
    await backend.context.database.update(agreement).set(change).where(eq(agreement.orderId, own.orderId));
    await expect(
      backend.browser('198.51.100.1').call('getVerification', { query: { code: body.verificationCode } }),
    ).resolves.toMatchObject({ status: 409 });
  });
});
