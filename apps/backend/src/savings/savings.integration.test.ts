import type { SavingsBody } from '@pomp/api-contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RegisterAway } from '../registers/register-away.js';
import type { Registers } from '../registers/registers.js';
import { housePeriodOf } from '@pomp/correspondence';
import { AddressBookAway, type AddressBook, type KnownAddress } from '../addresses/address-book.js';
import { savingsRequest } from '../adapters/database/schema/index.js';
import { days, hours, minutes } from '../clock/clock.js';
import { houseAttachment } from '../mails/house-attachment.js';
import { enqueue } from '../jobs/job.repository.js';
import { noRegisters, startTestBackend, type TestBackend } from '../testing/test-backend.js';

const siteUrl = 'http://localhost:3000';
const havenstraat = (addition: string): KnownAddress => ({ street: 'Havenstraat', place: 'Huizen', addition });

const building = { buildingYear: 1974, floorArea: 112, purposes: ['woonfunctie'] };
const at = (dwellingId: string): KnownAddress => ({ ...havenstraat(''), dwellingId });

let find: AddressBook['find'];
let findBuilding: Registers['buildings']['find'];
let findLabel: NonNullable<Registers['labels']>['find'];
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    addresses: { find: (address) => find(address) },
    registers: {
      ...noRegisters,
      buildings: { find: (dwellingId) => findBuilding(dwellingId) },
      labels: { find: (asked) => findLabel(asked) },
      energyUse: { ...noRegisters.energyUse, groupOf: () => 'such homes', ofGroup: async () => ({ gas: 1_400, year: '2024' }) },
    },
  });
});
beforeEach(() => {
  find = async () => [havenstraat('')];
  findBuilding = async () => building;
  findLabel = async () => undefined;
  backend.pass(minutes(1));
});

const post = (body: SavingsBody, address?: string) => backend.browser(address).call('postSavings', { body });
const quick = { zip: '1271ad', houseNumber: '3' };
const advanced = {
  zip: '1271AD',
  houseNumber: '3',
  addition: '',
  advanced: true,
  people: 2,
  email: 'sem@pomp.example',
  gasUsage: 1_200,
} as const;
const business = {
  b2b: true,
  people: 0,
  gasUsage: 'o.b.',
  email: 'sem@corporatie.example',
  industry: 'woningcorporatie',
  amountOfBuildings: 12,
  buildingYear: 10,
  typeOfBuilding: 'hoekwoning',
  buildingSize: 95,
} as const;

const asked = () => backend.context.database.select().from(savingsRequest);
const mailsTo = (address: string) =>
  backend.mailbox.mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));

describe('the quick check', () => {
  // 65 % of 980 − 37 − 189 m³, for 4,179.7 kWh ÷ 3.8, at € 1.3794 and € 0.2578.
  test('answers with what the model says of a typical home with so many people', async () => {
    await expect(post({ ...quick, people: 2 })).resolves.toMatchObject({
      status: 200,
      body: { euroSaved: 392.48, gasSaved: 490.1, co2Saved: 552.92, roi: 8.66, monthlySavings: 32.71, anualPercentage: 11.54 },
    });
  });

  test('of an address that has additions only lists them, to choose from', async () => {
    find = async () => ['A', 'B', '10'].map(havenstraat);
    const refused = await post(quick);
    expect(refused).toMatchObject({ status: 422, body: { code: 'additionNeeded', additions: ['10', 'A', 'B'] } });
    expect((await post({ ...quick, addition: 'C' })).status).toBe(422);
    expect((await post({ ...quick, addition: 'b' })).status).toBe(200);
  });

  test('of a number that is an address by itself too asks no addition', async () => {
    find = async () => ['', 'A'].map(havenstraat);
    expect((await post(quick)).status).toBe(200);
    expect((await post({ ...quick, addition: 'A' })).status).toBe(200);
  });

  test('of an address that isn’t there says so, and calculates nothing', async () => {
    find = async () => [];
    await expect(post(quick)).resolves.toMatchObject({
      status: 422,
      body: { code: 'invalidAnswers', reason: 'unknownAddress', message: expect.stringContaining('staat niet in') as string },
    });
  });

  test('of an address that can’t be looked up calculates all the same, and says what is an average', async () => {
    find = async () => Promise.reject(new AddressBookAway('Away.'));
    await expect(post({ ...quick, addition: 'X' })).resolves.toMatchObject({
      status: 200,
      body: { averageOf: ['gasUse', 'floorArea', 'insulation'] },
    });
  });

  test('calculates with what registers know of the home, and names what they don’t', async () => {
    const saved = async () => {
      const { body } = await post(quick);
      return 'euroSaved' in body ? body : undefined;
    };
    const average = await saved();
    find = async () => [at('0406010000000001')];
    const own = await saved();
    expect(own).toMatchObject({ averageOf: [] });
    expect(own?.gasSaved).toBeGreaterThan(average?.gasSaved ?? 0);
    find = async () => [at('0406010000000002')];
    findBuilding = async () => Promise.reject(new RegisterAway('Away.'));
    await expect(saved()).resolves.toEqual({ ...average, averageOf: ['gasUse', 'floorArea', 'insulation'] });
  });

  test('calculates with what the visitor says for more', async () => {
    find = async () => [at('0406010000000001')];
    const before = await post(quick);
    const after = await post({ ...quick, home: { gasUse: 600, floorArea: 80 } });
    expect(after).toMatchObject({ status: 200, body: { averageOf: [] } });
    expect(after.body).not.toEqual(before.body);
    await expect(post({ ...quick, home: { gasUse: 999_999 } })).resolves.toMatchObject({ status: 400 });
  });

  test('refuses what can’t be an address, and says so in details too', async () => {
    const refused = await post({ ...quick, zip: '1271SA' });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'invalidAnswers', issues: [{ field: 'zip', message: 'Niet valide' }] },
    });
    if (refused.status !== 200) expect(refused.body.details).toBe(refused.body.message);
  });

  test('stores nothing', async () => {
    const before = await asked();
    await post(quick);
    expect(await asked()).toEqual(before);
  });

  test('may be asked thirty times a minute from one place', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => post(quick, '10.0.0.7')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await post(quick, '10.0.0.8')).status).toBe(200);
  });
});

describe.each([
  ['the advanced form', advanced, 'Wat een warmtepomp je bespaart: 1271AD 3'],
  ['the business form', business, 'Wat een warmtepomp je bespaart: 12 woningen: hoekwoning'],
] as const)('%s', (_what, body, subject) => {
  test('is kept, and mails a PDF of the calculation, also after mail was away', async () => {
    const email = `once.${body.email}`;
    backend.mailbox.refuse(true);
    expect((await post({ ...body, email })).status).toBe(200);
    await backend.runDueJobs();
    expect(mailsTo(email)).toEqual([]);
    backend.mailbox.refuse(false);
    backend.pass(minutes(5));
    await backend.runDueJobs();
    const [mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject, attachments: [{ filename: 'besparing.pdf', mimeType: 'application/pdf' }] });
    expect((await asked()).find((row) => row.email === email)?.request).toEqual({ ...body, email });
  });

  test('sent four times at once is one mail', async () => {
    const email = `four.${body.email}`;
    const answers = await Promise.all(Array.from({ length: 4 }, () => post({ ...body, email })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await backend.runDueJobs();
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('filled in by a program, which sees a field that people don’t, is answered and not done', async () => {
    const email = `bot.${body.email}`;
    expect((await post({ ...body, email, reference: 'https://spam.example' })).status).toBe(200);
    expect((await asked()).some((row) => row.email === email)).toBe(false);
  });

  test('sent faster than anyone fills it in is refused, and passes the next time', async () => {
    const email = `fast.${body.email}`;
    await expect(post({ ...body, email, took: 1_999 })).resolves.toMatchObject({
      status: 422,
      body: { code: 'tooFast', details: 'Dat ging wel erg snel. Probeer het nog een keer.' },
    });
    expect((await asked()).some((row) => row.email === email)).toBe(false);
    expect((await post({ ...body, email, took: 2_000 })).status).toBe(200);
    expect((await post({ ...body, email, took: 9_000 })).status).toBe(200);
    expect((await asked()).filter((row) => row.email === email).map(({ request }) => request)).toEqual([{ ...body, email }]);
  });

  test('needs an e-mail address that is one', async () => {
    await expect(post({ ...body, email: 'sem' })).resolves.toMatchObject({ status: 422, body: { issues: [{ field: 'email' }] } });
  });

  test('needs an e-mail address', async () => {
    await expect(post({ ...body, email: '' })).resolves.toMatchObject({
      status: 422,
      body: { issues: [{ field: 'email', code: 'missing', message: 'Vereist' }] },
    });
  });

  test('mails one address five times an hour, from however many places it is asked', async () => {
    const email = `bombed.${body.email}`;
    const statuses: number[] = [];
    for (let time = 1; time <= 5; time++)
      statuses.push((await post({ ...body, email, gasUsage: 1_000 + time }, `10.0.9.${time}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const message = expect.stringContaining('Naar dit e-mailadres gingen het afgelopen uur al een paar mails.') as string;
    await expect(post({ ...body, email: email.toUpperCase(), gasUsage: 1_000 + 6 }, '10.0.9.6')).resolves.toMatchObject({
      status: 429,
      body: { message, details: message },
    });
    // Sent again it is what was done already.
    expect((await post({ ...body, email, gasUsage: 1_000 + 5 }, '10.0.9.7')).status).toBe(200);
    await backend.runDueJobs();
    expect(mailsTo(email)).toHaveLength(5);
    expect((await post({ ...body, email: `other.${body.email}` }, '10.0.9.6')).status).toBe(200);
    backend.pass(hours(1));
    expect((await post({ ...body, email, gasUsage: 1_000 + 6 }, '10.0.9.6')).status).toBe(200);
  });

  test('may be sent five times a minute from one place', async () => {
    const statuses: number[] = [];
    for (let time = 1; time <= 6; time++)
      statuses.push((await post({ ...body, email: `${time}@pomp.example` }, '10.0.0.9')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test.each([
  ['a field that nobody asked', { ...quick, customerId: '1' }],
  ['two forms at once', { ...advanced, b2b: true }],
  ['more than 25 buildings', { ...business, amountOfBuildings: 26 }],
  ['an industry that isn’t offered', { ...business, industry: 'bank' }],
  ['a gas use below nothing', { ...advanced, gasUsage: -1 }],
])('%s is refused', async (_what, body) => {
  const answer = await backend
    .browser()
    .request('/savings', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect(answer.status).toBe(400);
});

describe('pages of the site', () => {
  const preflight = (origin: string) =>
    backend.browser().request('/savings', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,ngrok-skip-browser-warning',
      },
    });

  test('may call it from their own origin, with the tunnel-skip header, and others not', async () => {
    const allowed = await preflight(siteUrl);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(siteUrl);
    expect(allowed.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('ngrok-skip-browser-warning');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
    const written = await backend.browser().request('/savings', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify(quick),
    });
    expect(written.status).toBe(403);
  });

  test('can read why something is refused', async () => {
    const refused = await backend.browser().request('/savings', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl, 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ ...quick, zip: '1' }),
    });
    expect(refused.status).toBe(422);
    expect(refused.headers.get('access-control-allow-origin')).toBe(siteUrl);
  });
});

test.each([
  ['of a home', { ...advanced, gasUsage: 999_999_999 }, 'gasUsage', 'Vul een getal in van 0 tot en met 20.000.'],
  ['of buildings', { ...business, buildingSize: 2_001 }, 'buildingSize', 'Vul een getal in van 0 tot en met 2.000.'],
] as const)('what no home can have is refused, and not mailed: %s', async (_what, body, field, message) => {
  const email = `impossible.${body.email}`;
  await expect(post({ ...body, email })).resolves.toMatchObject({ status: 422, body: { issues: [{ field, message }] } });
  expect((await asked()).some((row) => row.email === email)).toBe(false);
});

test.each([
  ['a year of building', { ...business, buildingYear: 1990 }, 'buildingYear'],
  ['residents of several homes', { ...business, people: 57 }, 'people'],
  ['residents of one', { ...advanced, people: 57 }, 'people'],
] as const)('what isn’t among the answers of its form is refused, and not mailed: %s', async (_what, body, field) => {
  const email = `no.answer.${body.email}`;
  await expect(post({ ...body, email })).resolves.toMatchObject({
    status: 422,
    body: { issues: [{ field, code: 'malformed', message: 'Niet valide' }] },
  });
  expect((await asked()).some((row) => row.email === email)).toBe(false);
});

test('a call may say of all that is asked that it isn’t known', async () => {
  const unknown = { people: 'o.b.', amountOfBuildings: 'o.b.', buildingYear: 'o.b.', typeOfBuilding: 'o.b.', buildingSize: 'o.b.' };
  await expect(post({ ...business, ...unknown, email: 'unknown@corporatie.example' } as SavingsBody)).resolves.toMatchObject({
    status: 200,
  });
});

test.each([
  ['a home that one is enough for', {}, 1],
  ['a home that is too large for one', { buildingSize: 300, buildingYear: 1964 }, 4],
  ['a home that burns too much for one', { gasUsage: 12_000 }, 4],
] as const)('%s is told how many pumps it takes', async (what, more, pumps) => {
  await expect(post({ ...business, ...more, email: `${what.replaceAll(' ', '.')}@corporatie.example` })).resolves.toMatchObject({
    status: 200,
    body: { pumps },
  });
});

test('the mail of a home of which registers know the kind shows it as a picture that goes along, and says all without', async () => {
  findLabel = async () => ({ energyClass: 'C', buildingType: 'tussenwoning', registeredOn: '2022-03-14' });
  find = async () => [at('0402010000000777')];
  const email = 'pictured@pomp.example';
  expect((await post({ ...advanced, houseNumber: '777', email })).status).toBe(200);
  await backend.runDueJobs();
  const [mail] = mailsTo(email);
  const picture = mail?.attachments.find(({ mimeType }) => mimeType === 'image/png');
  const named = picture?.contentId?.replace(/[<>]/g, '');
  expect(mail?.html).toContain(`src="cid:${named}"`);
  // Nothing is fetched, so that nobody hears of it when it is read.
  expect([...(mail?.html ?? '').matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([`cid:${named}`]);
  expect(mail?.text).not.toMatch(/cid:|tekening/);
});

test('the picture in the mail is of the home as its visitor corrected it', async () => {
  findLabel = async () => ({ energyClass: 'C', buildingType: 'tussenwoning', registeredOn: '2022-03-14' });
  find = async () => [at('0402010000000778')];
  const email = 'corrected@pomp.example';
  const home = { buildingType: 'vrijstaand', buildingYear: 1931, insulation: 'good' } as const;
  expect((await post({ ...advanced, houseNumber: '778', email, home })).status).toBe(200);
  await backend.runDueJobs();
  const picture = mailsTo(email)[0]?.attachments.find(({ mimeType }) => mimeType === 'image/png');
  // Without the label, which isn’t that of a home insulated so.
  const corrected = await houseAttachment({ type: 'detached', period: housePeriodOf(1931) }, backend.context.edition.brand);
  expect(Buffer.from(picture?.content as ArrayBuffer)).toEqual(corrected.content);
});

test('what was asked a year ago isn’t kept any more', async () => {
  await post({ ...advanced, email: 'vroeger@pomp.example' });
  backend.pass(days(366));
  await enqueue(backend.context.database, { kind: 'cleanUp', payload: {}, now: backend.now() });
  await backend.runDueJobs();
  expect((await asked()).some(({ email }) => email === 'vroeger@pomp.example')).toBe(false);
});
