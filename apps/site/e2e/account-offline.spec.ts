import type { BrowserContext, Page } from '@playwright/test';
import { enterAccount, expectAwake, logIn, openFromMenu } from './account';
import { openBeforeScripts } from './before-scripts';
import { addHouse } from './houses';
import { type Customer, newCustomer, order } from './seller';
import { expect, test } from './test';

test.use({ serviceWorkers: 'allow', alsoLogged: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/ });

/**
 * Whether there is reception, for the pages and for their worker: Chromium's own switch lets a worker go on. The worker first: pages ask again as soon as they hear that
 * there is reception, and only then.
 */
async function setReception(context: BrowserContext, has: boolean): Promise<void> {
  for (const worker of context.serviceWorkers())
    await worker.evaluate((reception) => {
      const scope = globalThis as typeof globalThis & { real?: typeof fetch };
      scope.real ??= scope.fetch.bind(scope);
      scope.fetch = reception ? scope.real : () => Promise.reject(new TypeError('Failed to fetch'));
    }, has);
  await context.setOffline(!has);
}

/** At the first touch the account begins to keep what is seen. What there was until then is gone first: a worker of an earlier customer keeps pages by itself. */
async function enterAndTouch(page: Page, customer: Customer): Promise<void> {
  await enterAccount(page, customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pomp.offline'))).not.toBeNull();
  await expect.poll(() => kept(page)).toContain('/account/');
}

/** Addresses of what the device keeps of the account, without their origin. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('pomp.account'))) return [];
    const keys = await (await caches.open('pomp.account')).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

/** Everything that scripts can keep on a device, as text. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('The database says nothing.')));
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found.push(await asked(database.transaction(store).objectStore(store).getAllKeys()));
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (name !== 'pomp.files') found.push(request.url, await answer?.text());
      }
    }
    return JSON.stringify(found);
  });

test(
  'the account opens without reception, and nothing of it stays after logging out',
  { tag: '@phone' },
  async ({ page, context, customer, stack }) => {
    test.slow();
    await enterAndTouch(page, customer);
    const houseId = await addHouse(page, 'Kelderlaan 3');
    const step = `/account/woning/verbruik/?houseId=${houseId}`;
    const gas = page.getByRole('textbox', { name: /gas/i }).first();
    await page.goto('/account/');
    await expect(page.getByText('Kelderlaan 3').first()).toBeVisible();
    await expect.poll(() => kept(page)).toContain('/account/');
    await page.goto(step);
    await expect(gas).toBeVisible();
    await expect.poll(() => kept(page)).toContain(step);

    await test.step('the open questions open, with the answers that this device has', async () => {
      await setReception(context, false);
      await gas.fill('1234');
      await expect(page.getByText('Geen bereik. Bewaard op dit toestel')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Verbruik' })).toBeVisible();
      await expect(gas).toHaveValue('1234');
    });

    await test.step('so does the overview, also where a page was never seen', async () => {
      await page.goto('/account/documenten/');
      await expect(page).toHaveURL('/account/');
      await expect(page.getByText('Kelderlaan 3').first()).toBeVisible();
    });

    await test.step('what was answered meanwhile goes by itself', async () => {
      await setReception(context, true);
      const stored = async () => (await page.request.get(`/api/account/getHouseInfo?houseId=${houseId}`)).text();
      await expect.poll(stored).toContain('1234');
    });

    await test.step('only what was opened is kept', async () => {
      await page.goto('/account/');
      await openFromMenu(page, 'Mijn gegevens');
      await expect(page).toHaveURL('/account/gegevens/');
      await expect.poll(() => kept(page)).toContain('/account/gegevens/');
      const pages = (await kept(page)).filter((address) => address.startsWith('/account/'));
      expect(pages.toSorted()).toEqual(['/account/', '/account/gegevens/', step].toSorted());
    });

    await test.step('who logs out leaves nothing behind', async () => {
      const before = await onDevice(page);
      for (const personal of [customer.email, 'Kelderlaan', houseId]) expect(before).toContain(personal);
      await openFromMenu(page, 'Uitloggen');
      await expect(page).toHaveURL(/\/auth\/login\//);
      await expect.poll(() => kept(page)).toEqual([]);
      const after = await onDevice(page);
      for (const personal of [customer.email, 'Kelderlaan', houseId]) expect(after).not.toContain(personal);
    });

    await test.step('who comes next sees nothing of it', async () => {
      const next = await newCustomer(stack);
      await enterAndTouch(page, next);
      await setReception(context, false);
      await page.goto(step);
      await expect(page).toHaveURL('/account/');
      await expect(page.getByText('Kelderlaan')).toHaveCount(0);
      await setReception(context, true);
    });
  },
);

test('a phone can put the account on its home screen', { tag: '@desktop' }, async ({ page, context, customer }) => {
  const link = page.locator('link[rel=manifest]');
  const browser = await context.newCDPSession(page);
  await page.goto('/auth/login/');
  const address = await link.getAttribute('href');
  await logIn(page, customer);
  const { letScriptsIn } = await openBeforeScripts(page, '/account/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A first touch counts, too, that comes before the scripts which wait for one.
  await page.keyboard.press('Tab');
  letScriptsIn();
  await expect(link).toHaveAttribute('href', address ?? '');

  await test.step('as the browser reads it', async () => {
    const { url, errors, manifest } = await browser.send('Page.getAppManifest');
    expect(url).toBe(new URL(address ?? '', page.url()).href);
    expect(errors).toEqual([]);
    const from = (path: string) => new URL(path, page.url()).href;
    expect(manifest).toMatchObject({ name: 'Pomp', startUrl: from('/account/'), scope: from('/'), display: 'kStandalone' });
    const { icons = [] } = manifest;
    // As large as it says, or a browser leaves it out: it asks for one of at least 192, and one of 512.
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { url: icon, sizes } of icons) {
      const drawn = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, icon);
      expect(drawn).toBe(sizes);
    }
  });

  await test.step('it opens at a page that its worker is of', async () => {
    await expect.poll(() => kept(page)).toContain('/account/');
    const scopes = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
    expect(scopes).toEqual([new URL('/account/', page.url()).href]);
  });

  await page.goto('/');
  await expect(link).toHaveCount(0);
});

/** The smallest real photo there is, as a phone's camera names it. */
const photo = {
  name: 'image.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};

test('photos go on without a page, once there is reception', { tag: '@phone' }, async ({ page, context, customer, stack }) => {
  test.slow();
  const { houseId } = await order(stack, customer, 'Pomp AO', { step: 'AI', status: 'MI' });
  await enterAndTouch(page, customer);
  const list = `/account/installatie/fotolijst/?${new URLSearchParams({ houseId, flow: 'pomp ao' }).toString()}`;
  const onServer = async () => (await (await context.request.get(`/api/account/getUploads?houseId=${houseId}`)).json()) as object[];

  await test.step('what is made without reception stays on the device', async () => {
    await page.goto(list);
    await expect(page.getByRole('heading', { level: 1, name: 'Nog 9 foto’s.' })).toBeVisible();
    await expectAwake(page);
    await setReception(context, false);
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('button', { name: /^Maak foto: / })
      .last()
      .click();
    await (await chooser).setFiles(photo);
    await expect.poll(() => onDevice(page)).toContain(`${houseId}/pomp ao#`);
    await expect(page.getByText('0 van 9 binnen, 1 wacht op bereik')).toBeVisible();
  });

  await test.step('the browser’s call to the worker sends it', async () => {
    const elsewhere = await context.newPage();
    await page.close();
    await setReception(context, true);
    const browser = await context.newCDPSession(elsewhere);
    const registered = new Promise<string>((resolve) =>
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const found = registrations.find(({ scopeURL }) => scopeURL === `${stack.urls.site}/account/`);
        if (found) resolve(found.registrationId);
      }),
    );
    await browser.send('ServiceWorker.enable');
    const registrationId = await registered;
    await browser.send('ServiceWorker.dispatchSyncEvent', {
      origin: stack.urls.site,
      registrationId,
      tag: 'pomp.files',
      lastChance: false,
    });
    await expect.poll(async () => (await onServer()).length).toBe(1);
  });

  await test.step('and the list has it, once', async () => {
    const again = await context.newPage();
    await again.goto(list);
    await expect(again.getByText('1 van 9 binnen')).toBeVisible();
    await expect.poll(() => onDevice(again)).not.toContain(`${houseId}/pomp ao#`);
    expect(await onServer()).toHaveLength(1);
  });
});
