import { exampleQuestionnaire, installationInfo } from '@pomp/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../clock/clock.js';
import { readPdf } from '../testing/read-pdf.js';
import { startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';
import { photo, uploadPhoto } from '../testing/upload-photo.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const boiler = 'photoCurrentGasBoilerAndPipes';

const answer = async ({ browser, houseId }: TestCustomer, photos: object, completed = true) => {
  const body = { installationInfo: { completed, photos: { ...photos, completed } } };
  expect((await browser.call('postHouseInfo', { query: { houseId, flow: 'pomp ao' }, body })).status).toBe(200);
};
const download = ({ browser, houseId }: TestCustomer, flow = 'pomp ao') =>
  browser.request(`/api/account/getInstallationInfoPdf?${new URLSearchParams({ houseId, flow })}`);

/** The start of a film, as browsers recognise it. */
const film = Buffer.concat([
  Buffer.from([0, 0, 0, 0x20]),
  Buffer.from('ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'),
  Buffer.alloc(5_000),
]);

async function putPoster({ browser }: TestCustomer, id: string) {
  const { status, body } = await browser.call('postUploadToken', {});
  if (status !== 200) throw new Error('No upload token.');
  const response = await browser.request(`/documents/upload/${id}/poster?token=${body.uploadToken}`, {
    method: 'PUT',
    body: new Uint8Array(await photo()),
  });
  expect(response.status).toBe(200);
}

describe('the installation as a PDF', () => {
  test('has the answers of its flow with the photos, and begins with what is missing', async () => {
    const customer = await backend.customer();
    const { houseId } = customer;
    const one = await uploadPhoto(customer, { houseId, name: 'ketel.jpg' });
    const two = await uploadPhoto(customer, { houseId, name: 'typeplaatje.jpg' });
    const { photos } = exampleQuestionnaire(installationInfo, { context: { today: '2026-11-21', flow: 'pomp ao' } });
    await answer(customer, { ...photos, [boiler]: [one.id, two.id] });
    const response = await download(customer);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="installatiegegevens-pomp-ao-dorpsstraat-\d+\.pdf"$/,
    );
    const { text, figures } = await readPdf(response);
    expect(figures).toEqual([
      'Foto 1 van 2: Foto’s van je gasketel en de leidingen',
      'Foto 2 van 2: Foto’s van je gasketel en de leidingen',
    ]);
    expect(text).toContain('Foto’s van je gasketel en de leidingen 2 bestanden ketel.jpg typeplaatje.jpg');
    expect(text).toContain('Foto’s van de plek waar de Pomp AO komt Ik weet het niet');
    expect(text).toContain('Dit ontbreekt nog Plaatsing');
    expect(text).not.toContain('Pomp T');
  });

  test('calls the product as every screen does', async () => {
    const customer = await backend.customer();
    const { text } = await readPdf(await download(customer, 'all-electric'));
    expect(text).toContain('Installatiegegevens All-electric');
  });

  test('asks what the flow asks', async () => {
    const customer = await backend.customer();
    const { text } = await readPdf(await download(customer, 'pomp t'));
    expect(text).toContain('Installatiegegevens Upgrade');
    expect(text).toContain('Komt de Pomp T op de plek van je cv-ketel?');
    expect(text).not.toContain('Pomp AO komt');
    expect((await download(customer, 'heatcycle')).status).toBe(400);
  });

  test('shows a film by its poster, and names what can’t be shown', async () => {
    const customer = await backend.customer();
    const { houseId } = customer;
    const shown = await uploadPhoto(customer, { houseId, name: 'rondje.mp4', content: film });
    const unseen = await uploadPhoto(customer, { houseId, name: 'zolder.mp4', content: film });
    const broken = await uploadPhoto(customer, { houseId, name: 'kapot.jpg', content: (await photo(400, 300)).subarray(0, 700) });
    const lost = await uploadPhoto(customer, { houseId, name: 'weg.jpg' });
    await putPoster(customer, shown.id);
    for (const key of [lost.id, `${lost.id}.preview`, `${lost.id}.thumb`]) await backend.storage.remove(key);
    await answer(customer, { [boiler]: [shown.id, unseen.id, broken.id, lost.id] }, false);
    const { text, figures } = await readPdf(await download(customer));
    expect(figures).toEqual(['Filmpje 1 van 4: Foto’s van je gasketel en de leidingen']);
    expect(text).toContain('4 bestanden Te vinden in je account: zolder.mp4, kapot.jpg, weg.jpg Filmpje: rondje.mp4');
  });

  test('shows sixty pictures, and names the others', async () => {
    const customer = await backend.customer();
    const { houseId } = customer;
    const content = await photo();
    const ids: string[] = [];
    for (let count = 1; count <= 62; count++) {
      // So many in one minute would be too many tokens.
      if (count % 20 === 0) backend.pass(minutes(1));
      ids.push((await uploadPhoto(customer, { houseId, name: `${count}.jpg`, content })).id);
    }
    await answer(customer, { [boiler]: ids }, false);
    const { text, figures } = await readPdf(await download(customer));
    expect(figures).toHaveLength(60);
    expect(text).toContain('62 bestanden Te vinden in je account: 61.jpg, 62.jpg');
  });

  test('is made ten times a minute at most', async () => {
    const customer = await backend.customer();
    for (let time = 1; time <= 10; time++) expect((await download(customer)).status).toBe(200);
    expect((await download(customer)).status).toBe(429);
  });
});
