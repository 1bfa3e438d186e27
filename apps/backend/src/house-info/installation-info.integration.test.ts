import { and, eq } from 'drizzle-orm';
import { exampleQuestionnaire, installationInfo, type Flow, type OrderProduct } from '@pomp/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { house, sectionAnswers } from '../adapters/database/schema/index.js';
import { createOrder } from '../order-flow/create-order.js';
import { startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';
import { uploadPhoto } from '../testing/upload-photo.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const today = '2026-11-21';
const { placing, ...others } = exampleQuestionnaire(installationInfo, { context: { today, flow: 'pomp ao' } });
// A distance as it is typed, and one that nobody knows.
const pompAo = { ...others, placing: { ...placing, distancePompAoToElectricity: '12,5', distancePompAoToCv: 'o.b.' } };
const pompT = exampleQuestionnaire(installationInfo, { context: { today, flow: 'pomp t' } });

type SectionName = keyof typeof pompAo;
const names: readonly SectionName[] = ['placing', 'photos', 'connection'];

const save = (
  { browser, houseId }: TestCustomer,
  name: SectionName,
  values: object,
  { flow, completed = true }: { flow?: Flow; completed?: boolean } = {},
) =>
  browser.call('postHouseInfo', {
    query: { houseId, ...(flow && { flow }) },
    body: { installationInfo: { completed, [name]: { ...values, completed } } } as Parameters<
      typeof browser.call<'postHouseInfo'>
    >[1]['body'],
  });

const order = (customer: TestCustomer, product: OrderProduct) =>
  createOrder(
    backend.context,
    customer.id,
    { houseId: customer.houseId, product, orderDate: '2026-11-12', step: 'AI', status: 'MI' },
    'seller',
  );

async function info({ browser, houseId }: TestCustomer) {
  const { status, body } = await browser.call('getHouseInfo', { query: { houseId } });
  if (status !== 200) throw new Error('The house info wasn’t given.');
  return body.installationInfo;
}

const row = async ({ houseId }: TestCustomer, section: SectionName) => {
  const isSection = and(eq(sectionAnswers.houseId, houseId), eq(sectionAnswers.section, section));
  return (await backend.context.database.select().from(sectionAnswers).where(isSection))[0];
};

const setFlags = (
  { houseId }: TestCustomer,
  set: { installationInfoPompAoCompleted?: true; installationInfoPompTCompleted?: true },
) => backend.context.database.update(house).set(set).where(eq(house.id, houseId));
const flagsOf = async ({ houseId }: TestCustomer) => {
  const [found] = await backend.context.database.select().from(house).where(eq(house.id, houseId));
  return [found?.installationInfoPompAoCompleted, found?.installationInfoPompTCompleted];
};

describe('the flow', () => {
  test.each([
    ['Pomp AO', { pompaoCompleted: true, pomptCompleted: false }],
    ['Upgrade', { pompaoCompleted: false, pomptCompleted: true }],
    ['All-Electric', { pompaoCompleted: true, pomptCompleted: true }],
  ] as const)('follows from the house’s only order: %s', async (product, flags) => {
    const customer = await backend.customer();
    await order(customer, product);
    const answers = { ...(flags.pompaoCompleted && pompAo.placing), ...(flags.pomptCompleted && pompT.placing) };
    const saved = await save(customer, 'placing', answers);
    expect(saved).toMatchObject({ status: 200, body: { installationInfo: { placing: { completed: true, ...flags } } } });
  });

  test('is that of the order that was not withdrawn from', async () => {
    const customer = await backend.customer();
    const { id: orderId } = await createOrder(
      backend.context,
      customer.id,
      { houseId: customer.houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'PY', status: 'OG', agreedAt: backend.now() },
      'seller',
    );
    expect((await customer.browser.call('postWithdrawal', { body: { orderId, name: 'Joke Smit', reason: '' } })).status).toBe(200);
    await order(customer, 'Upgrade');
    await expect(save(customer, 'placing', pompT.placing)).resolves.toMatchObject({
      body: { installationInfo: { placing: { pompaoCompleted: false, pomptCompleted: true } } },
    });
  });

  test('is the one that is asked for, whatever the orders', async () => {
    const customer = await backend.customer();
    await order(customer, 'Pomp AO');
    await expect(save(customer, 'placing', pompT.placing, { flow: 'pomp t' })).resolves.toMatchObject({ status: 200 });
  });

  test.each<[string, OrderProduct[]]>([
    ['no order', []],
    ['only a Heatcycle', ['Heatcycle']],
    ['orders for different flows', ['Pomp AO', 'Upgrade']],
  ])('has to be given for a house with %s', async (_what, products) => {
    const customer = await backend.customer();
    for (const product of products) await order(customer, product);
    await expect(save(customer, 'placing', {}, { completed: false })).resolves.toMatchObject({
      status: 400,
      body: { code: 'malformedRequest', message: 'Kies eerst om welke bestelling het gaat: daar hangen de vragen vanaf.' },
    });
    const { browser, houseId } = customer;
    const draft = { houseInfo: { completed: false, house: {} } };
    expect((await browser.call('postHouseInfo', { query: { houseId }, body: draft })).status).toBe(200);
  });

  test('decides what is required, whatever the caller says about flags', async () => {
    const customer = await backend.customer();
    const claimed = { ...pompT.placing, pompaoCompleted: true, pomptCompleted: true };
    await expect(save(customer, 'placing', claimed, { flow: 'all-electric' })).resolves.toMatchObject({
      status: 422,
      body: { code: 'invalidAnswers' },
    });
    const saved = await save(customer, 'placing', claimed, { flow: 'pomp t' });
    expect(saved).toMatchObject({ body: { installationInfo: { placing: { pompaoCompleted: false, pomptCompleted: true } } } });
  });
});

test('an upgrade leaves everything about the Pomp AO as it was', async () => {
  const customer = await backend.customer();
  for (const name of names) expect((await save(customer, name, pompAo[name], { flow: 'pomp ao' })).status).toBe(200);
  await setFlags(customer, { installationInfoPompAoCompleted: true });
  for (const name of names) expect((await save(customer, name, {}, { flow: 'pomp t', completed: false })).status).toBe(200);
  expect(await flagsOf(customer)).toEqual([true, false]);
  for (const name of names) expect((await save(customer, name, pompT[name], { flow: 'pomp t' })).status).toBe(200);
  const { placing, photos, connection } = await info(customer);
  expect(placing).toEqual({
    ...pompAo.placing,
    distancePompAoToElectricity: '12.5',
    ...pompT.placing,
    completed: true,
    pompaoCompleted: true,
    pomptCompleted: true,
  });
  expect(photos).toMatchObject({ ...pompAo.photos, ...pompT.photos });
  expect(connection).toMatchObject({ ...pompAo.connection, ...pompT.connection });
  expect((await row(customer, 'placing'))?.summary?.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['wallPompAo', 'floorPompt']),
  );
});

test('an answer that makes an earlier section miss something reopens that section, and the house loses its flags', async () => {
  const customer = await backend.customer();
  for (const name of names)
    expect((await save(customer, name, { ...pompAo[name], ...pompT[name] }, { flow: 'all-electric' })).status).toBe(200);
  await setFlags(customer, { installationInfoPompAoCompleted: true, installationInfoPompTCompleted: true });
  const saved = await save(customer, 'placing', { ...pompAo.placing, ...pompT.placing, element: 'ja' }, { flow: 'all-electric' });
  expect(saved).toMatchObject({
    status: 200,
    body: {
      installationInfo: {
        completed: false,
        placing: { completed: true },
        photos: { completed: false, pomptCompleted: false },
        connection: { completed: false },
      },
    },
  });
  expect(await flagsOf(customer)).toEqual([false, false]);
});

test('the section about photos can be saved before the one about places, and waits for it', async () => {
  const customer = await backend.customer();
  expect((await save(customer, 'photos', pompT.photos, { flow: 'pomp t' })).status).toBe(200);
  expect((await save(customer, 'placing', { ...pompT.placing, element: 'ja' }, { flow: 'pomp t' })).status).toBe(200);
  expect((await info(customer)).photos).toMatchObject({ completed: false });
  const refused = await save(customer, 'photos', pompT.photos, { flow: 'pomp t' });
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ field: 'elementAtCvLocation', code: 'missing' }] } });
});

describe('files', () => {
  const field = 'photoPompAoPlacementLocation';
  const missing = '5c1f9b1e-2f33-4b1c-9c0e-7d8f5a3b2c11';

  test('of the customer are stored by their ids', async () => {
    const customer = await backend.customer();
    const { id } = await uploadPhoto(customer, { houseId: customer.houseId, field });
    expect((await save(customer, 'photos', { ...pompAo.photos, [field]: [id] }, { flow: 'pomp ao' })).status).toBe(200);
    expect((await info(customer)).photos?.[field]).toEqual([id]);
    expect((await row(customer, 'photos'))?.summary).toContainEqual({
      field,
      label: 'Foto’s van de plek waar de Pomp AO komt',
      answer: '1 bestand',
    });
  });

  test('of another customer are refused like files that aren’t there', async () => {
    const [customer, other] = [await backend.customer(), await backend.customer()];
    const { id: theirs } = await uploadPhoto(other, { houseId: other.houseId, field });
    const attempt = (id: string) => save(customer, 'photos', { ...pompAo.photos, [field]: [id] }, { flow: 'pomp ao' });
    const refused = await attempt(theirs);
    expect(refused).toMatchObject({ status: 404, body: { code: 'notFound' } });
    for (const id of [missing, '../etc/passwd', ''])
      expect(await attempt(id), id).toMatchObject({ status: 404, body: refused.body });
    expect(await row(customer, 'photos')).toBeUndefined();
  });

  test('that are deleted leave the answers, and a section that needs them is no longer finished', async () => {
    const customer = await backend.customer();
    const [one, two] = [
      await uploadPhoto(customer, { houseId: customer.houseId, field }),
      await uploadPhoto(customer, { houseId: customer.houseId, field, name: 'twee.jpg' }),
    ];
    await save(customer, 'photos', { ...pompAo.photos, [field]: [one.id, two.id] }, { flow: 'pomp ao' });
    await setFlags(customer, { installationInfoPompAoCompleted: true });
    const { browser, houseId } = customer;
    const revision = (await browser.call('getHouseInfo', { query: { houseId } })).headers.get('etag') ?? '';
    const token = await browser.call('postUploadToken', {});
    if (token.status !== 200) throw new Error('No upload token.');
    const remove = async ({ id }: { readonly id: string }) =>
      (await browser.request(`/documents/upload/${id}?token=${token.body.uploadToken}`, { method: 'DELETE' })).status;

    expect(await remove(one)).toBe(200);
    expect((await info(customer)).photos).toMatchObject({ [field]: [two.id], completed: true });
    expect(await flagsOf(customer)).toEqual([true, false]);
    expect(await remove(two)).toBe(200);
    expect((await info(customer)).photos).toMatchObject({ [field]: [], completed: false, pompaoCompleted: false });
    expect(await flagsOf(customer)).toEqual([false, false]);

    const body = { installationInfo: { completed: true, photos: { ...pompAo.photos, [field]: ['o.b.'] } } };
    expect((await browser.call('postHouseInfo', { query: { houseId, flow: 'pomp ao' }, body, revision })).status).toBe(200);
  });

  test('that aren’t the customer’s are left out of a draft', async () => {
    const customer = await backend.customer();
    const { id } = await uploadPhoto(customer, { houseId: customer.houseId, field });
    const posted = { photoCurrentGasBoilerAndPipes: [missing], [field]: [id, missing] };
    expect((await save(customer, 'photos', posted, { flow: 'pomp ao', completed: false })).status).toBe(200);
    const { photos } = await info(customer);
    expect(photos?.[field]).toEqual([id]);
    expect(photos).not.toHaveProperty('photoCurrentGasBoilerAndPipes');
  });
});

test('an older save of the installation is told what was stored since', async () => {
  const customer = await backend.customer();
  const { browser, houseId } = customer;
  await save(customer, 'placing', pompT.placing, { flow: 'pomp t' });
  const seen = (await browser.call('getHouseInfo', { query: { houseId } })).headers.get('etag') ?? '';
  await save(customer, 'placing', { ...pompT.placing, floorPompt: 'begane grond' }, { flow: 'pomp t' });
  const body = { installationInfo: { completed: true, placing: pompT.placing } };
  const refused = await browser.call('postHouseInfo', { query: { houseId, flow: 'pomp t' }, body, revision: seen });
  expect(refused).toMatchObject({ status: 409, body: { changes: [{ field: 'floorPompt', saved: 'Begane grond' }] } });
});
