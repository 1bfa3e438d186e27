import { createHash, randomFillSync } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from './account';
import { addHouse, answer, dontKnow, fillIn, leaveStep, turnTo } from './houses';
import type { Customer } from './seller';
import { expect, expectAccessible, test } from './test';

type Flow = 'pomp ao' | 'all-electric' | 'pomp t';

const stepOf = (slug: string, houseId: string, flow: Flow) =>
  `/account/installatie/${slug}/?${new URLSearchParams({ houseId, flow }).toString()}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const steps = {
  photos: "Foto's gasketel en plaatsingslocatie",
  placing: 'Plaatsingslocatie',
  connection: 'Koppeling met verwarmingssysteem',
};

/** The smallest real photo there is. */
const photo = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
});
type Chosen = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0];
/** Chooses files as soon as the page listens. */
const add = (page: Page, field: string, chosen: Chosen, name: string) =>
  expect(async () => {
    await page.locator(`input[name=${field}]`).setInputFiles(chosen);
    await expect(page.getByText(name, { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
const choose = (page: Page, field: string, ...names: string[]) => add(page, field, names.map(photo), names[0]!);

/** Another step is there, and stopped scrolling. */
async function arriveAt(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

interface StoredUpload {
  readonly id: string;
  readonly fileName: string;
}
const storedUploads = async (page: Page, houseId: string) =>
  (await page.request.get(`/api/account/getUploads?houseId=${houseId}`)).json() as Promise<readonly StoredUpload[]>;
const storedHouse = async (page: Page, houseId: string) =>
  (await page.request.get(`/api/account/getHouse?houseId=${houseId}`)).json() as Promise<Record<string, unknown>>;
const storedPhotos = async (page: Page, houseId: string) => {
  const info = (await (await page.request.get(`/api/account/getHouseInfo?houseId=${houseId}`)).json()) as {
    installationInfo: { photos?: Record<string, unknown> };
  };
  return info.installationInfo.photos;
};

async function begin(page: Page, customer: Customer, flow: Flow): Promise<string> {
  await logIn(page, customer);
  const houseId = await addHouse(page, 'Fotolaan 1');
  await page.goto(stepOf('fotos', houseId, flow));
  await expect(heading(page, steps.photos)).toBeVisible();
  return houseId;
}

async function finish(page: Page): Promise<void> {
  await leaveStep(page, 'Opslaan en afronden');
  await expect(page).toHaveURL('/account/feedback/?type=installatie');
}

async function placePompAo(page: Page): Promise<void> {
  await answer(page, /aan internet/, 'Met wifi');
  await answer(page, /Waar komt de Pomp AO/, 'Op de grond');
  await fillIn(page, /naar de meterkast/, '8');
  await fillIn(page, /naar de cv-ketel/, '6,5');
  await answer(page, /muur bij de Pomp AO/, 'Steen');
}

async function connectPompAo(page: Page): Promise<void> {
  await answer(page, /leidingen voor de Pomp AO in het zicht/, 'Ja');
  await fillIn(page, /Pomp AO naar die leidingen/, '3');
  await dontKnow(page, 'Foto’s van waar de nieuwe leidingen komen');
}

async function placePompT(page: Page, element: 'Ja' | 'Nee'): Promise<void> {
  await answer(page, /Komt er een Element bij/, element);
  await answer(page, /Op welke verdieping/, 'Begane grond');
  await answer(page, /over de trap/, 'Ja');
  await answer(page, /Moet de cv-ketel weg/, 'Nee');
}

test('a Pomp AO is described with photos to the end', { tag: '@phone' }, async ({ page, customer }) => {
  test.slow();
  const houseId = await begin(page, customer, 'pomp ao');
  await expectAccessible(page);

  await test.step('photos are stored as they arrive, whatever becomes of the page', async () => {
    await choose(page, 'photoCurrentGasBoilerAndPipes', 'ketel.png', 'typeplaatje.png');
    await expect(page.getByText('Opgeslagen', { exact: true })).toHaveCount(2);
    await expect
      .poll(async () => ((await storedPhotos(page, houseId))?.photoCurrentGasBoilerAndPipes as unknown[] | undefined)?.length)
      .toBe(2);
    await page.reload();
    await turnTo(page, page.getByText('Foto’s van je gasketel en de leidingen').first());
    await expect(page.getByText('typeplaatje.png')).toBeVisible();
    await page.getByRole('button', { name: 'Verwijder ketel.png' }).click();
    await expect(page.getByText('ketel.png', { exact: true })).toBeHidden();
  });

  await dontKnow(page, 'Foto’s van de plek waar de Pomp AO komt');
  await leaveStep(page, 'Opslaan en volgende');
  await arriveAt(page, steps.placing);
  await placePompAo(page);
  await leaveStep(page, 'Opslaan en volgende');
  await arriveAt(page, steps.connection);
  await connectPompAo(page);
  await finish(page);
  expect(await storedHouse(page, houseId)).toMatchObject({
    installationInfoPompAoCompleted: true,
    installationInfoPompTCompleted: false,
  });
});

test(
  'all-electric asks what the Element makes necessary, and goes back for it',
  { tag: '@desktop' },
  async ({ page, customer }) => {
    test.slow();
    const houseId = await begin(page, customer, 'all-electric');
    await choose(page, 'photoPompAoPlacementLocation', 'tuin.png');
    await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible();
    await answer(page, /Pomp T op de plek van je cv-ketel/, 'Ja');
    await leaveStep(page, 'Opslaan en volgende');
    await arriveAt(page, steps.placing);
    await placePompAo(page);
    await placePompT(page, 'Ja');
    await leaveStep(page, 'Opslaan en volgende');
    await arriveAt(page, steps.connection);
    await connectPompAo(page);
    await answer(page, /bij de plek van de Pomp T/, 'Ja');
    await answer(page, /bij de plek van het Element/, 'Ja');
    await leaveStep(page, 'Opslaan en afronden');

    await test.step('the Element asks for its place among the photos, and the review says so', async () => {
      await expect(page.getByText('Dit mist nog')).toBeVisible();
      await page.getByRole('alert').or(page.locator('ul')).getByRole('link', { name: steps.photos }).first().click();
      await answer(page, /Element op de plek van je cv-ketel/, 'Ja');
      await leaveStep(page, 'Opslaan en terug naar nakijken');
      await expect(page.getByRole('link', { name: /^tuin\.png/ })).toBeVisible();
      await press(page, 'Afronden');
      await expect(page).toHaveURL('/account/feedback/?type=installatie');
    });
    expect(await storedHouse(page, houseId)).toMatchObject({
      installationInfoPompAoCompleted: true,
      installationInfoPompTCompleted: true,
    });

    await test.step('and afterwards there is room to say how it went', async () => {
      await answer(page, /Hoe ging het invullen/, 'Goed');
      await press(page, 'Verstuur');
      await expect(page.getByText('Dank je wel. Hier worden we beter van.')).toBeVisible();
    });
  },
);

test('an upgrade asks about the Pomp T only', { tag: '@phone' }, async ({ page, customer }) => {
  const houseId = await begin(page, customer, 'pomp t');
  await expect(page.getByText(/plek waar de Pomp AO komt/)).toBeHidden();
  await answer(page, /Pomp T op de plek van je cv-ketel/, 'Ja');
  await leaveStep(page, 'Opslaan en volgende');
  await arriveAt(page, steps.placing);
  await placePompT(page, 'Nee');
  await leaveStep(page, 'Opslaan en volgende');
  await arriveAt(page, steps.connection);
  await answer(page, /bij de plek van de Pomp T/, 'Ja');
  await finish(page);
  expect(await storedHouse(page, houseId)).toMatchObject({
    installationInfoPompAoCompleted: false,
    installationInfoPompTCompleted: true,
  });
});

/** A film by its content, of bytes that don't repeat. */
async function makeFilm(path: string, size: number): Promise<string> {
  const bytes = randomFillSync(Buffer.alloc(size));
  Buffer.from([0, 0, 0, 24, ...Buffer.from('ftypisom'), 0, 0, 2, 0, ...Buffer.from('isommp42')]).copy(bytes);
  const file = await open(path, 'w');
  await file.write(bytes);
  await file.close();
  return createHash('sha256').update(bytes).digest('hex');
}

test.describe('without a line', () => {
  test.use({ alsoLogged: /net::ERR_INTERNET_DISCONNECTED/ });

  test(
    'a film of 60 MB goes on where it was when the connection was lost',
    { tag: '@desktop' },
    async ({ page, context, customer }) => {
      test.slow();
      const path = join(tmpdir(), `leidingen-${process.pid}.mp4`);
      const hash = await makeFilm(path, 60 * 1024 * 1024);
      const offsets: number[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
      });
      const houseId = await begin(page, customer, 'pomp ao');
      await add(page, 'photoCurrentGasBoilerAndPipes', path, basename(path));
      // Looked at often, as it may be there within a second.
      await expect.poll(() => Math.max(0, ...offsets), { intervals: [50] }).toBeGreaterThan(10 * 1024 * 1024);
      await context.setOffline(true);
      const sent = offsets.length;
      await expect(page.getByText('Opgeslagen', { exact: true })).toBeHidden();
      await context.setOffline(false);
      await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible({ timeout: 60_000 });
      expect(Math.min(...offsets.slice(sent))).toBeGreaterThan(0);

      const [film] = await storedUploads(page, houseId);
      const stored = await page.request.get(`/api/account/getUpload?id=${film?.id}`);
      expect(
        createHash('sha256')
          .update(await stored.body())
          .digest('hex'),
      ).toBe(hash);
      await rm(path);
    },
  );
});

test('a phone adds a photo without logging in', { tag: '@desktop' }, async ({ page, browser, customer }) => {
  const houseId = await begin(page, customer, 'pomp ao');
  const link = page.waitForResponse(/postUploadLink/);
  const dialog = page.getByRole('dialog');
  // As soon as the page listens.
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole('button', { name: /^Met je telefoon: .*gasketel/ }).click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(dialog.getByRole('img', { name: /QR-code/ })).toBeVisible();
  const { url } = (await (await link).json()) as { url: string };

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(url);
  await expect(phone.getByRole('heading', { level: 1, name: 'Foto’s van je gasketel en de leidingen' })).toBeVisible();
  await phone.locator('input[capture]').setInputFiles(photo('telefoon.png'));
  await expect(phone.getByText('Opgeslagen', { exact: true })).toBeVisible();
  await expectAccessible(phone);

  await expect(page.getByText('Er staat nu 1 bestand bij deze vraag.')).toBeVisible();
  await page.getByRole('button', { name: 'Klaar' }).click();
  await expect(page.getByRole('button', { name: 'Verwijder telefoon.png' })).toBeVisible();
  await expect.poll(async () => (await storedPhotos(page, houseId))?.photoCurrentGasBoilerAndPipes).toHaveLength(1);
});
