import { generateKeyPairSync } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from './env.js';

const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://pomp@database.internal/pomp',
  SITE_URL: 'https://www.pomp.example',
  BACKEND_PUBLIC_URL: 'https://api.pomp.example/',
  SMTP_URL: 'smtps://mail.pomp.example',
  MAIL_FROM: 'Pomp <klantenservice@pomp.example>',
  SERVICE_EMAIL: 'klantenservice@pomp.example',
  MOLLIE_API_KEY: 'live_0123456789abcdef',
  SIGNING_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  BACKOFFICE_API_KEY: 'a-key-that-nobody-can-guess',
  DATA_DIR: '/var/lib/pomp/backend',
};
const without = (...names: readonly string[]) =>
  Object.fromEntries(Object.entries(production).filter(([name]) => !names.includes(name)));

test('on one machine everything outside is the sandbox', async () => {
  await expect(readEnv({})).resolves.toMatchObject({
    databaseUrl: undefined,
    smtpUrl: 'smtp://127.0.0.1:4125',
    mollie: { url: 'http://127.0.0.1:4100/mollie/v2' },
    timestampUrl: 'http://127.0.0.1:4100/tijdstempel',
    addressApiUrl: 'http://127.0.0.1:4100/bzk/locatieserver/search/v3_1',
    bagApiUrl: 'http://127.0.0.1:4100/lv/bag/wfs/v2_0',
    epOnline: { url: 'http://127.0.0.1:4100/ep-online/api/v5', apiKey: 'sandbox-ep-online-key' },
    cbs: { url: 'http://127.0.0.1:4100/ODataApi/OData', postcodeUrl: 'http://127.0.0.1:4100/cbs/postcode6' },
    publicUrl: 'http://localhost:4000',
  });
});

test('with customers nothing is a stand-in', async () => {
  await expect(readEnv(production)).resolves.toMatchObject({
    mollie: { url: 'https://api.mollie.com/v2', apiKey: production.MOLLIE_API_KEY },
    timestampUrl: undefined,
    addressApiUrl: 'https://api.pdok.nl/bzk/locatieserver/search/v3_1',
    bagApiUrl: 'https://service.pdok.nl/lv/bag/wfs/v2_0',
    epOnline: undefined,
    cbs: { url: 'https://opendata.cbs.nl/ODataApi/OData', postcodeUrl: 'https://service.pdok.nl/cbs/postcode6' },
    publicUrl: 'https://api.pomp.example',
    deskAddresses: { service: 'klantenservice@pomp.example', zakelijk: 'klantenservice@pomp.example' },
  });
});

test('with customers there are energy labels once there is a key to them', async () => {
  await expect(readEnv({ ...production, EP_ONLINE_API_KEY: 'sleutel' })).resolves.toMatchObject({
    epOnline: { url: 'https://public.ep-online.nl/api/v5', apiKey: 'sleutel' },
  });
});

test('with customers all that is missing is named at once, in one line', async () => {
  await expect(readEnv({ APP_ENV: 'production' })).rejects.toThrow(
    /^Backend, wrong environment: APP_ENV=production needs DATABASE_URL, SITE_URL, BACKEND_PUBLIC_URL, SMTP_URL, MAIL_FROM, SERVICE_EMAIL, MOLLIE_API_KEY, SIGNING_KEY, BACKOFFICE_API_KEY, DATA_DIR$/,
  );
  await expect(readEnv(without('SMTP_URL', 'SIGNING_KEY'))).rejects.toThrow('needs SMTP_URL, SIGNING_KEY');
});

test('with customers files need a folder of their own, beside a bucket too', async () => {
  const bucket = { S3_BUCKET: 'pomp', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  await expect(readEnv({ ...without('DATA_DIR'), ...bucket })).rejects.toThrow('APP_ENV=production needs DATA_DIR');
  await expect(readEnv({ ...production, ...bucket })).resolves.toMatchObject({ dataDirectory: resolve(production.DATA_DIR) });
});

test('with customers addresses are encrypted, and nobody is made up', async () => {
  const wrong = { ...production, SITE_URL: 'http://www.pomp.example', DEMO_DATA: '1' };
  await expect(readEnv(wrong)).rejects.toThrow(
    'SITE_URL has to begin with https:// where APP_ENV=production; DEMO_DATA is refused with APP_ENV=production',
  );
});

test('with customers nothing that everyone can read opens anything', async () => {
  const sandbox = { BACKOFFICE_API_KEY: 'sandbox-back-office-key-0000', MOLLIE_API_KEY: 'test_sandbox0000000000000000000000' };
  await expect(readEnv({ ...production, ...sandbox })).rejects.toThrow(
    'BACKOFFICE_API_KEY is the sandbox’s, which is refused with APP_ENV=production; MOLLIE_API_KEY is the sandbox’s',
  );
});

test('where browsers and the payment provider find it may differ from where the site does', async () => {
  const elsewhere = { BACKEND_URL: 'http://10.0.0.2:4000', BACKEND_PUBLIC_URL: 'https://api.pomp.example' };
  await expect(readEnv(elsewhere)).resolves.toMatchObject({ publicUrl: 'https://api.pomp.example' });
  await expect(readEnv({ BACKEND_URL: 'http://localhost:4300' })).resolves.toMatchObject({ publicUrl: 'http://localhost:4300' });
});

test('the edition says whose backend it is, and from whom its mails come', async () => {
  await expect(readEnv({})).resolves.toMatchObject({
    edition: { id: 'pomp' },
    mailFrom: 'Pomp <klantenservice@pomp.example>',
    serviceEmail: 'klantenservice@pomp.example',
    deskAddresses: { service: 'service@pomp.example' },
  });
  await expect(readEnv({ EDITION: 'amstelwarmte' })).resolves.toMatchObject({
    edition: { id: 'amstelwarmte' },
    mailFrom: 'Amstelwarmte <hulp@amstelwarmte.example>',
    serviceEmail: 'hulp@amstelwarmte.example',
    deskAddresses: { service: 'service@amstelwarmte.example' },
  });
  const given = {
    EDITION: 'amstelwarmte',
    MAIL_FROM: 'Post <post@example.nl>',
    SERVICE_EMAIL: 'hier@example.nl',
    ENQUIRY_ADDRESSES: 'service=daar@example.nl',
  };
  await expect(readEnv(given)).resolves.toMatchObject({
    mailFrom: 'Post <post@example.nl>',
    serviceEmail: 'hier@example.nl',
    deskAddresses: { service: 'daar@example.nl', zakelijk: 'hier@example.nl' },
  });
});

test('an edition that there isn’t is named, in one line', async () => {
  await expect(readEnv({ EDITION: 'noord' })).rejects.toThrow(
    /^Backend, wrong environment: EDITION: There is no edition "noord": choose amstelwarmte or pomp.*$/,
  );
});

test.each([
  [{ BACKEND_PORT: 'four thousand' }, 'BACKEND_PORT'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
  [{ BACKOFFICE_WEBHOOK_URL: 'https://seller.example/pomp' }, 'BACKOFFICE_WEBHOOK_SECRET'],
  [{ BACKOFFICE_WEBHOOK_URL: 'https://seller.example/pomp', BACKOFFICE_WEBHOOK_SECRET: 'secret' }, 'BACKOFFICE_WEBHOOK_SECRET'],
  [{ BACKOFFICE_WEBHOOK_URL: 'file:///etc/passwd', BACKOFFICE_WEBHOOK_SECRET: 'secret' }, 'BACKOFFICE_WEBHOOK_URL'],
  [{ SESSION_IDLE_MINUTES: '30', SESSION_MAX_MINUTES: '20' }, 'SESSION_IDLE_MINUTES'],
  [{ SESSION_MAX_MINUTES: '576001' }, 'SESSION_MAX_MINUTES'],
])('what to correct is said in one line: %o', async (environment, said) => {
  const line = await readEnv(environment).catch((error: Error) => error.message);
  expect(line).toContain(said);
  expect(line).not.toContain('\n');
});

test('portals elsewhere are named by their origins', async () => {
  await expect(readEnv({})).resolves.toMatchObject({ portalOrigins: [] });
  const two = 'https://mijn.pomp.example, http://localhost:5173';
  await expect(readEnv({ PORTAL_ORIGINS: two })).resolves.toMatchObject({
    portalOrigins: ['https://mijn.pomp.example', 'http://localhost:5173'],
  });
  for (const wrong of ['https://mijn.pomp.example/', 'mijn.pomp.example', '*'])
    await expect(readEnv({ PORTAL_ORIGINS: wrong })).rejects.toThrow('PORTAL_ORIGINS: are no origins');
});

test('the example of deploy/ misses nothing but its keys', async () => {
  const file = join(import.meta.dirname, '../../../deploy/backend.env');
  const { SIGNING_KEY, BACKOFFICE_API_KEY } = production;
  await expect(readEnv({ ...parseEnv(readFileSync(file, 'utf8')), SIGNING_KEY, BACKOFFICE_API_KEY })).resolves.toMatchObject({
    siteUrl: 'https://www.pomp.example',
    trustedProxies: ['127.0.0.1', '::1'],
  });
});

test.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, true],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, false],
  [{ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, false],
])('traces are sent only where OpenTelemetry’s variables ask for it: %o', async (environment, isTraced) => {
  await expect(readEnv(environment)).resolves.toMatchObject({ isTraced });
});
