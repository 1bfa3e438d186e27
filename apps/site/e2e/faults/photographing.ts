import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectAwake } from '../account';
import { order } from '../seller';
import { Device, goWrong } from './device';
import { stepsEach, type Sequence } from './sequence';

/** The smallest real photo there is; what follows its end no program reads. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const photoOf = (bytes: number) => Buffer.concat([png, randomBytes(bytes - png.length)]);
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

const installation = (page: string, houseId: string) =>
  `/account/installatie/${page}/?${new URLSearchParams({ houseId, flow: 'pomp ao' }).toString()}`;

/** What can be done and seen of photos on a device. */
function camera(phone: Device, houseId: string) {
  const onServer = async () => {
    const answer = await phone.page.request.get(`/api/account/getUploads?houseId=${houseId}`);
    return answer.ok() ? ((await answer.json()) as { id: string }[]) : [];
  };
  /** Of what waits on the device; with a photo, of that photo itself: one whose answer was lost is on both sides, and would count for another. */
  const onDevice = (photo?: Buffer) =>
    phone.page.evaluate(
      async (asked) => {
        // To open what isn't there yet would make it, without what the page puts in it.
        const known = await indexedDB.databases();
        if (!known.some(({ name }) => name === 'pomp.files')) return 0;
        const kept = await new Promise<readonly { readonly file: Blob }[]>((resolve, reject) => {
          const opening = indexedDB.open('pomp.files');
          opening.addEventListener('error', () => reject(new Error('The database doesn’t open.')));
          opening.addEventListener('success', () => {
            const reading = opening.result.transaction('kept').objectStore('kept').getAll();
            reading.addEventListener('success', () => {
              resolve(reading.result);
              opening.result.close();
            });
          });
        });
        if (!asked) return kept.length;
        const hashOf = async (file: Blob) =>
          Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())), (byte) =>
            byte.toString(16).padStart(2, '0'),
          ).join('');
        const hashes = await Promise.all(kept.filter(({ file }) => file.size === asked.size).map(({ file }) => hashOf(file)));
        return hashes.filter((hash) => hash === asked.hash).length;
      },
      photo && { size: photo.length, hash: sha256(photo) },
    );
  /** The last that isn't made yet: of one that waits, another one is wanted in its place, also where the page doesn't know yet that it was made. */
  let names: string[] | undefined;
  const photograph = async (content: Buffer) => {
    const buttons = phone.page.getByRole('button', { name: /^Maak foto: / });
    await buttons.first().waitFor();
    names ??= [...new Set(await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? '')))];
    // Files are chosen within seconds of a press: of one that is kept until the page is awake, that may be over.
    await expectAwake(phone.page);
    const chooser = phone.page.waitForEvent('filechooser');
    await phone.page
      .getByRole('button', { name: names.pop() ?? '', exact: true })
      .last()
      .click();
    await (await chooser).setFiles({ name: 'image.png', mimeType: 'image/png', buffer: content });
  };
  const storedHashes = async () =>
    Promise.all(
      (await onServer()).map(async ({ id }) => {
        const answer = await phone.page.request.get(`/api/account/getUpload?id=${id}`);
        return sha256(await answer.body());
      }),
    );
  return { onServer, onDevice, photograph, storedHashes };
}

/** Someone photographs an installation: photos that go whole, and larger ones that go in parts. */
export async function photographThrough({ browser, stack, customer, random }: Sequence): Promise<void> {
  const { houseId } = await order(stack, customer, 'Pomp AO', { step: 'AI', status: 'MI' });
  const phone = await Device.start(browser, customer, installation('fotolijst', houseId));
  const { onDevice, photograph, storedHashes } = camera(phone, houseId);
  const made: string[] = [];
  /** Of a full device, which said so. */
  const unkept: string[] = [];
  const done: string[] = [];
  for (let step = 0; step < stepsEach; step += 1) {
    if (random.below(2)) {
      const content = photoOf(random.below(2) ? 2_000 : 1_500_000);
      await photograph(content);
      if (phone.isFull) {
        unkept.push(sha256(content));
        const said = phone.page.getByText(/^Nog niet bewaard: (houd deze pagina open|dit toestel heeft geen ruimte)/).first();
        const isSaid = async () => (await said.isVisible()) || (await storedHashes()).includes(sha256(content));
        await expect.poll(isSaid, { message: done.join(', ') }).toBe(true);
      } else {
        made.push(sha256(content));
        // From here on it is kept: the list counts it, as stored or as waiting.
        const isKept = async () => (await onDevice(content)) > 0 || (await storedHashes()).includes(sha256(content));
        await expect.poll(isKept, { message: done.join(', ') }).toBe(true);
      }
      done.push(`photo of ${content.length} bytes`);
    } else done.push(await goWrong(phone, random));
  }
  await phone.recover();
  await expect.poll(onDevice, { message: done.join(', '), timeout: 45_000 }).toBe(0);
  const stored = await storedHashes();
  expect(new Set(stored).size, done.join(', ')).toBe(stored.length);
  expect(
    made.filter((each) => !stored.includes(each)),
    done.join(', '),
  ).toEqual([]);
  expect(
    stored.filter((each) => ![...made, ...unkept].includes(each)),
    done.join(', '),
  ).toEqual([]);
  await phone.context.close();
}

const megabyte = 1_000_000;

/** Twenty photos of 8 MB over a line that is cut five times: nobody presses anything. */
export async function sendTwentyPhotos({ browser, stack, customer }: Omit<Sequence, 'random'>): Promise<void> {
  const { houseId } = await order(stack, customer, 'Pomp AO', { step: 'AI', status: 'MI' });
  const phone = await Device.start(browser, customer, installation('fotos', houseId));
  const { onServer, onDevice, storedHashes } = camera(phone, houseId);
  const photos = Array.from({ length: 20 }, () => photoOf(8 * megabyte));
  const [boiler, place] = ['photoCurrentGasBoilerAndPipes', 'photoPompAoPlacementLocation'].map((name) =>
    phone.page.locator(`input[type=file][name=${name}]`),
  );
  const folder = await mkdtemp(join(tmpdir(), 'pomp-photos-'));
  const files = photos.map((_, index) => join(folder, `foto-${index + 1}.png`));
  for (const [index, file] of files.entries()) await writeFile(file, photos[index]!);
  await boiler?.setInputFiles(files.slice(0, 10));
  await place?.setInputFiles(files.slice(10));
  await expect.poll(async () => (await onDevice()) + (await onServer()).length, { timeout: 60_000 }).toBe(photos.length);
  for (const there of [1, 4, 8, 12, 16]) {
    await expect.poll(async () => (await onServer()).length, { timeout: 120_000 }).toBeGreaterThanOrEqual(there);
    await phone.context.setOffline(true);
    await expect(phone.page.getByText(/^Geen bereik\. Ga rustig door/)).toBeVisible();
    await phone.context.setOffline(false);
  }
  // Whose answer was lost is there already, and is asked about once more by the device, a little later.
  await expect.poll(onDevice, { timeout: 240_000 }).toBe(0);
  expect((await storedHashes()).toSorted()).toEqual(photos.map(sha256).toSorted());
  await phone.context.close();
  await rm(folder, { recursive: true });
}
