import type { Page } from '@playwright/test';
import { expectAwake, logIn } from './account';
import { ask, order } from './seller';
import { expect, expectAccessible, test } from './test';

/** The smallest real photo there is, as a phone's camera names it. */
const photo = {
  name: 'image.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};
const shotList = (houseId: string) =>
  `/account/installatie/fotolijst/?${new URLSearchParams({ houseId, flow: 'pomp ao' }).toString()}`;

/** Makes what the bar at the foot asks. */
async function makeNext(page: Page, made = photo): Promise<void> {
  // Files are chosen within seconds of a press: of one that is kept until the page is awake, that may be over.
  await expectAwake(page);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^Maak foto: /, exact: false })
    .last()
    .click();
  await (await chooser).setFiles(made);
}

test(
  'photos of the whole installation are made in one screen, and one is asked again',
  { tag: '@phone' },
  async ({ page, stack, customer }) => {
    test.slow();
    const ordered = await order(stack, customer, 'Pomp AO', { step: 'AI', status: 'MI' });
    await logIn(page, customer);

    await test.step('the list counts what is in', async () => {
      await page.goto(shotList(ordered.houseId));
      await expect(page.getByRole('heading', { level: 1, name: 'Nog 9 foto’s.' })).toBeVisible();
      await expectAccessible(page);
      await makeNext(page);
      await expect(page.getByText('1 van 9 binnen')).toBeVisible();
      await makeNext(page);
      await expect(page.getByText('2 van 9 binnen')).toBeVisible();
    });

    const listed = () => ask(stack, 'getOrder', { query: { order: ordered.orderId } });
    await test.step('the seller knows what each of them shows, and asks one again', async () => {
      const { photos } = await listed();
      expect(photos.map(({ fileName }) => fileName)).toEqual(['geheel.png', 'typeplaatje.png']);
      const plate = photos.find(({ fileName }) => fileName === 'typeplaatje.png');
      await ask(stack, 'putPhotoAgain', {
        query: { orderId: ordered.orderId, uploadId: plate?.id ?? '' },
        body: { reason: 'Te donker: we kunnen het typenummer niet lezen.' },
      });
    });

    await test.step('that is the one thing to do next', async () => {
      await page.goto('/account/');
      await expect(page.getByRole('heading', { level: 1, name: 'Eén foto graag opnieuw.' })).toBeVisible();
      await page.getByRole('link', { name: 'Maak de foto' }).click();
      await expect(page.getByText(/^Nu: Het typeplaatje/)).toBeVisible();
      await expect(page.getByText('Te donker: we kunnen het typenummer niet lezen.')).toBeVisible();
      await makeNext(page);
      await expect(page.getByText('Graag opnieuw')).toHaveCount(0);
    });

    await test.step('and asked no longer', async () => {
      await expect
        .poll(async () => (await listed()).photos.map(({ fileName, again }) => [fileName, again !== undefined]))
        .toEqual([
          ['geheel.png', false],
          ['typeplaatje.png', false],
          ['typeplaatje-2.png', false],
        ]);
      await page.goto('/account/');
      await expect(page.getByRole('heading', { level: 1, name: /^Nog .* dingen, dan kunnen we kijken\.$/ })).toBeVisible();
    });
  },
);

test(
  'a photo whose line froze says so, and goes on by itself where it was',
  { tag: '@phone' },
  async ({ page, stack, customer }) => {
    const { houseId } = await order(stack, customer, 'Pomp AO', { step: 'AI', status: 'MI' });
    await logIn(page, customer);
    await page.clock.install();
    const sent: string[] = [];
    await page.route('**/documents/tus/**', async (route) => {
      sent.push(route.request().method());
      // Neither answered nor broken.
      if (sent.length > 1) await route.fallback();
    });
    await page.goto(shotList(houseId));
    // Large enough to go in parts; what follows a picture's end no program reads.
    await makeNext(page, { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(1_500_000)]) });
    await expect(page.getByText('Onderweg', { exact: true })).toBeVisible();
    await expect.poll(() => sent).toEqual(['PATCH']);
    await page.clock.fastForward('00:11');
    await expect(page.getByText('Staat even stil. We gaan vanzelf verder.')).toBeVisible();
    await page.clock.fastForward('00:50');
    await expect(page.getByText('1 van 9 binnen')).toBeVisible();
    expect(sent.slice(0, 3)).toEqual(['PATCH', 'HEAD', 'PATCH']);
  },
);

test.describe('where reception ends', () => {
  test.use({ alsoLogged: /ERR_INTERNET_DISCONNECTED/ });

  test(
    'a photo that is stored, of which the line lost the answer, is in as soon as there is reception',
    { tag: '@phone' },
    async ({ page, context, stack, customer }) => {
      const { houseId } = await order(stack, customer, 'Pomp AO', { step: 'AI', status: 'MI' });
      await logIn(page, customer);
      const asked: string[] = [];
      await page.route('**/documents/tus{,/**}', async (route) => {
        const method = route.request().method();
        const isFirst = !asked.includes(method);
        asked.push(method);
        // The last of its parts has arrived by now.
        if (method !== 'GET' || !isFirst) return route.fallback();
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      });
      await page.goto(shotList(houseId));
      await makeNext(page, { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(1_500_000)]) });
      await expect(page.getByText('Wacht op bereik', { exact: false }).first()).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('1 van 9 binnen')).toBeVisible();
      expect(asked.filter((method) => method === 'POST').length).toBeLessThanOrEqual(2);
    },
  );
});
