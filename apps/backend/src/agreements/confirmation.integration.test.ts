import { createHash, generateKeyPairSync } from 'node:crypto';
import { signedConsent } from '@pomp/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { agreement, signingKey } from '../adapters/database/schema/index.js';
import { askBackOffice } from '../testing/back-office.js';
import { customerAtPlan, mailsAboutSigning, signed } from '../testing/customer-at-plan.js';
import { planBytes, planSha256 } from '../testing/plan-document.js';
import { readPdf } from '../testing/read-pdf.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { createSigner } from './signer.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ siteUrl: 'https://www.pomp.example' });
});

const verify = (code: string, address = '198.51.100.1') => backend.browser(address).call('getVerification', { query: { code } });
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the confirmation', () => {
  test('says what was agreed to, by whom and when, and how anyone checks it', async () => {
    const own = await customerAtPlan(backend);
    const { confirmationUrl, verificationCode, signedAt } = await signed(own);
    const { text, figures } = await readPdf(await own.browser.request(confirmationUrl));
    const link = `https://www.pomp.example/controle/?code=${verificationCode}`;
    for (const part of [
      'Joke Smit',
      own.orderNumber,
      'Installatieplan van 18 november 2026',
      signedConsent(backend.context.speak('nl-NL')),
      signedAt,
      verificationCode,
    ])
      expect(text).toContain(part);
    for (const broken of [planSha256, 'https://www.pomp.example/controle/']) expect(text.replaceAll(' ', '')).toContain(broken);
    expect(figures).toEqual([`QR-code van ${link}`]);
  });

  test('is mailed to its customer, byte for byte', async () => {
    const own = await customerAtPlan(backend);
    await askBackOffice(backend, 'putInvoice', {
      query: { orderId: own.orderId, type: 'PY' },
      body: { invoiceNumber: 'F2026-1', amount: 170_000, vat: 29_504, date: '2026-11-20' },
    });
    const { confirmationUrl, verificationCode } = await signed(own);
    await backend.runDueJobs();
    const [mail] = mailsAboutSigning(backend, own);
    // What is still asked leads.
    expect(mail?.subject).toBe(`Betaal €\u00a01.700 aan: bestelling ${own.orderNumber}`);
    expect(mail?.text).toContain('ging op 21 november 2026');
    expect(mail?.text).toContain(verificationCode);
    const [attached] = mail?.attachments ?? [];
    const stored = Buffer.from(await (await own.browser.request(confirmationUrl)).arrayBuffer());
    expect(Buffer.from(attached?.content as ArrayBuffer).equals(stored)).toBe(true);
  });
});

describe('checking a confirmation', () => {
  test('gives anyone what was signed, to hold the files against, and no more than initials of who', async () => {
    const own = await customerAtPlan(backend);
    const { verificationCode, confirmationUrl, signedAt } = await signed(own);
    const confirmation = Buffer.from(await (await own.browser.request(confirmationUrl)).arrayBuffer());
    const { status, body } = await verify(verificationCode.toLowerCase().replaceAll('-', ' '));
    expect(status).toBe(200);
    expect(body).toEqual({
      orderNumber: own.orderNumber,
      documentName: 'Installatieplan',
      sha256: sha256Of(planBytes),
      signedAt,
      initials: 'J.S.',
      confirmationSha256: sha256Of(confirmation),
      terms: null,
      timestamp: null,
    });
  });

  test.each([
    ['the name', { name: 'Iemand Anders' }],
    ['the moment', { agreedAt: new Date('2026-01-01T00:00:00.000Z') }],
    ['the plan’s hash', { sha256: 'a'.repeat(64) }],
    ['the confirmation’s hash', { confirmationSha256: 'a'.repeat(64) }],
    ['the words', { consent: 'Ik koop alles' }],
    ['where it came from', { clientAddress: '192.0.2.1' }],
    ['our signature', { signature: 'AAAA' }],
  ])('fails when %s was changed in what is stored', async (_what, change) => {
    const own = await customerAtPlan(backend);
    const { verificationCode } = await signed(own);
    await backend.context.database.update(agreement).set(change).where(eq(agreement.orderId, own.orderId));
    await expect(verify(verificationCode, '198.51.100.2')).resolves.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Vertrouw deze bevestiging niet') },
    });
  });

  test('fails for an agreement that was copied to another order', async () => {
    const [own, other] = [await customerAtPlan(backend), await customerAtPlan(backend)];
    const { verificationCode } = await signed(own);
    await backend.context.database.update(agreement).set({ orderId: other.orderId }).where(eq(agreement.orderId, own.orderId));
    await expect(verify(verificationCode)).resolves.toMatchObject({ status: 409 });
  });

  test('doesn’t know a code that was never given, and can’t be tried without end', async () => {
    for (const code of ['0000-0000-0000-0000', 'x', ''])
      await expect(verify(code, '198.51.100.3')).resolves.toMatchObject({ status: 404 });
    for (let time = 4; time <= 20; time++) await verify('x', '198.51.100.3');
    await expect(verify('x', '198.51.100.3')).resolves.toMatchObject({ status: 429 });
    await expect(verify('x', '198.51.100.4')).resolves.toMatchObject({ status: 404 });
  });
});

describe('the key that we sign with', () => {
  const key = () => generateKeyPairSync('ed25519').privateKey;

  test('is made once where none is configured, even by many at the same time', async () => {
    await Promise.all(Array.from({ length: 4 }, () => createSigner(backend.context, []).sign('x')));
    expect(await backend.context.database.select().from(signingKey)).toHaveLength(1);
    const [one, other] = [createSigner(backend.context, []), createSigner(backend.context, [])];
    await expect(other.isOurs('x', await one.sign('x'))).resolves.toBe(true);
    await expect(other.isOurs('y', await one.sign('x'))).resolves.toBe(false);
  });

  test('can be replaced: what the old one signed stays ours as long as it is named', async () => {
    const [before, after] = [key(), key()];
    const signature = await createSigner(backend.context, [before]).sign('x');
    await expect(createSigner(backend.context, [after, before]).isOurs('x', signature)).resolves.toBe(true);
    await expect(createSigner(backend.context, [after]).isOurs('x', signature)).resolves.toBe(false);
    await expect(
      createSigner(backend.context, [before]).isOurs('x', await createSigner(backend.context, [after, before]).sign('x')),
    ).resolves.toBe(false);
  });
});
