import { generateKeyPairSync } from 'node:crypto';
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
};
const without = (...names: readonly string[]) =>
  Object.fromEntries(Object.entries(production).filter(([name]) => !names.includes(name)));

test('on one machine everything outside is the sandbox', () => {
  expect(readEnv({})).toMatchObject({
    databaseUrl: undefined,
    smtpUrl: 'smtp://127.0.0.1:4125',
    mollie: { url: 'http://127.0.0.1:4100/mollie/v2' },
    addressApiUrl: 'http://127.0.0.1:4100/bzk/locatieserver/search/v3_1',
    publicUrl: 'http://localhost:4000',
  });
});

test('with customers nothing is a stand-in', () => {
  expect(readEnv(production)).toMatchObject({
    mollie: { url: 'https://api.mollie.com/v2', apiKey: production.MOLLIE_API_KEY },
    addressApiUrl: 'https://api.pdok.nl/bzk/locatieserver/search/v3_1',
    publicUrl: 'https://api.pomp.example',
    deskAddresses: { service: 'klantenservice@pomp.example', zakelijk: 'klantenservice@pomp.example' },
  });
});

test('with customers all that is missing is named at once, in one line', () => {
  expect(() => readEnv({ APP_ENV: 'production' })).toThrow(
    /^Backend, wrong environment: APP_ENV=production needs DATABASE_URL, SITE_URL, BACKEND_PUBLIC_URL, SMTP_URL, MAIL_FROM, SERVICE_EMAIL, MOLLIE_API_KEY, SIGNING_KEY, BACKOFFICE_API_KEY$/,
  );
  expect(() => readEnv(without('SMTP_URL', 'SIGNING_KEY'))).toThrow('needs SMTP_URL, SIGNING_KEY');
});

test('with customers addresses are encrypted, and nobody is made up', () => {
  const wrong = { ...production, SITE_URL: 'http://www.pomp.example', DEMO_DATA: '1' };
  expect(() => readEnv(wrong)).toThrow(
    'SITE_URL has to begin with https:// where APP_ENV=production; DEMO_DATA is refused with APP_ENV=production',
  );
});

test('where browsers and the payment provider find it may differ from where the site does', () => {
  expect(readEnv({ BACKEND_URL: 'http://10.0.0.2:4000', BACKEND_PUBLIC_URL: 'https://api.pomp.example' }).publicUrl).toBe(
    'https://api.pomp.example',
  );
  expect(readEnv({ BACKEND_URL: 'http://localhost:4300' }).publicUrl).toBe('http://localhost:4300');
});
