import type { OrderProduct } from '@pomp/domain';
import type { Page } from '@playwright/test';
import { logIn } from './account';
import { ask, bill, type Customer, endCheckout, moveTo, openOrder, order, type Ordered } from './seller';
import type { Stack } from './stack';
import { expect, expectAccessible, test } from './test';

/** One sheet that says what it is. */
const planFile = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
    'trailer<</Root 1 0 R>>',
  ].join('\n'),
);

/** A customer whose order asks to sign its plan, at the page where that is done. */
async function atThePlan(page: Page, stack: Stack, customer: Customer, product: OrderProduct): Promise<Ordered> {
  await logIn(page, customer);
  const ordered = await order(stack, customer, product, { step: 'SI', status: 'MI' });
  const { orderId, orderNumber } = ordered;
  await ask(stack, 'postDocument', {
    query: { orderId, reference: `plan-${orderNumber}`, name: 'Installatieplan', date: '2026-11-18', kind: 'plan' },
    file: planFile,
  });
  await bill(stack, ordered, 'PY');
  await moveTo(stack, ordered, { step: 'PY', status: 'OG' });
  await page.goto(`/account/betaling/?orderId=${orderId}&type=PY`);
  return ordered;
}

async function sign(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Ik heb het installatieplan gelezen/ }).check();
  await page.getByRole('checkbox', { name: /^Ik ga akkoord met de voorwaarden/ }).check();
  await page.getByRole('button', { name: /^Tekenen met betalingsverplichting/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Getekend' })).toBeFocused();
}

test(
  'whoever holds the files of a signature can hold them against it',
  { tag: '@desktop' },
  async ({ page, stack, browser, customer }) => {
    await atThePlan(page, stack, customer, 'Pomp AO');
    const shown = await page.request.get(
      (await page.getByRole('link', { name: /^Bekijken: Installatieplan/ }).getAttribute('href')) ?? '',
    );
    expect(await shown.body()).toEqual(planFile);
    await expectAccessible(page);
    await sign(page);

    const link = page.getByRole('link', { name: 'Download de bevestiging' });
    const confirmation = await page.request.get((await link.getAttribute('href')) ?? '');
    const code = await page.getByRole('link', { name: /^Controleer de ondertekening/ }).getAttribute('href');

    await test.step('without an account, and without sending a file', async () => {
      const visitor = await (await browser.newContext({ baseURL: stack.urls.site })).newPage();
      const writes: string[] = [];
      visitor.on('request', (request) => void (request.method() !== 'GET' && writes.push(request.url())));
      await visitor.goto(code ?? '');
      await expect(visitor.getByRole('heading', { name: 'Deze ondertekening is echt' })).toBeVisible();
      await expectAccessible(visitor);
      const choose = (buffer: Buffer) =>
        visitor.getByLabel('Kies het bestand (PDF)').setInputFiles({ name: 'bestand.pdf', mimeType: 'application/pdf', buffer });
      await choose(planFile);
      await expect(visitor.getByText('Dit is precies het document dat getekend is: Installatieplan.')).toBeVisible();
      await choose(await confirmation.body());
      await expect(visitor.getByText(/^Dit is precies de bevestiging/)).toBeVisible();
      await choose(Buffer.concat([planFile, Buffer.from('\n')]));
      await expect(visitor.getByText(/Dit bestand is niet gelijk aan het document/)).toBeVisible();
      expect(writes).toEqual([]);
      await visitor.context().close();
    });
  },
);

test(
  'someone who comes back from the bank with nothing paid can go on, and then it asks nothing any more',
  { tag: '@phone' },
  async ({ page, stack, customer }) => {
    await atThePlan(page, stack, customer, 'Pomp AO');
    await sign(page);
    await page.getByRole('button', { name: 'Aanbetalen' }).click();
    await endCheckout(page, 'nog open');
    await expect(page.getByText(/^We hebben nog geen bericht dat je betaald hebt/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Verder met betalen' }).click();
    await endCheckout(page, 'betaald');
    const paid = page.getByRole('heading', { level: 1, name: 'Je aanbetaling is binnen' });
    await expect(paid).toBeFocused();
    await page.reload();
    await expect(paid).toBeVisible();
    await page.getByRole('link', { name: 'Naar mijn bestellingen' }).click();
    await expect(page.getByText('Je aanbetaling is gedaan.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tekenen & aanbetalen' })).toHaveCount(0);
  },
);

test(
  'a plan that the seller changes after it was signed is compared, signed again, and the first is kept',
  { tag: '@phone' },
  async ({ page, stack, customer, context }) => {
    const ordered = await atThePlan(page, stack, customer, 'Pomp AO');
    const { orderId, orderNumber } = ordered;
    const content = {
      total: 340_000,
      vat: 59_008,
      downPayment: 170_000,
      included: ['Pomp AO plaatsen op rubberen blokken'],
      excluded: ['Schilderen van de muur binnen'],
      installedOn: null,
      validUntil: null,
    };
    await ask(stack, 'postPlan', { query: { orderId, reference: `plan-${orderNumber}-1` }, body: content });
    await page.reload();
    await sign(page);
    const confirmation = (await page.getByRole('link', { name: 'Download de bevestiging' }).getAttribute('href')) ?? '';
    const check = (await page.getByRole('link', { name: /^Controleer de ondertekening/ }).getAttribute('href')) ?? '';

    await test.step('the seller makes it dearer, and says what it is for', async () => {
      const seller = await context.newPage();
      await openOrder(seller, stack, orderId);
      await seller.getByRole('form', { name: 'Installatieplan' }).getByLabel('Prijs in euro’s, met btw').fill('3.650,00');
      await seller.getByRole('button', { name: 'Installatieplan toevoegen' }).click();
      await expect(seller.getByText('Het document is toegevoegd.')).toBeVisible();
      await seller.close();
    });

    await test.step('the order asks for it first, and shows what changed side by side', async () => {
      await page.goto(`/account/bestellingen/bekijken/?orderId=${orderId}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Je plan is veranderd. Teken het opnieuw.' })).toBeVisible();
      await page.getByRole('link', { name: 'Bekijk wat er veranderde' }).click();
      const changes = page.getByRole('table', { name: 'Wat er veranderde' });
      await expect(changes.getByRole('row', { name: /Totaal, met btw.*3\.400.*3\.650/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /dat je tekende \(pdf\)/ })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('it is signed again, and both signatures stay', async () => {
      await page.getByRole('checkbox', { name: /^Ik heb het installatieplan gelezen/ }).check();
      await page.getByRole('checkbox', { name: /^Ik ga akkoord met de voorwaarden/ }).check();
      await page.getByRole('button', { name: 'Gewijzigd plan tekenen met betalingsverplichting' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Getekend' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Wat er veranderde' })).toHaveCount(0);
      expect((await page.request.get(confirmation)).status()).toBe(200);
      await page.goto(check);
      await expect(page.getByRole('heading', { name: 'Deze ondertekening is echt' })).toBeVisible();
      await page.goto(`/account/bestellingen/bekijken/?orderId=${orderId}`);
      const story = page.getByRole('group', { name: 'Wat er gebeurde' });
      await expect(story.getByText('Plan getekend')).toHaveCount(2);
      await expect(page.getByRole('link', { name: 'Bekijk wat er veranderde' })).toHaveCount(0);
    });
  },
);

test('a customer withdraws in two steps, and is asked nothing after that', { tag: '@phone' }, async ({ page, stack, customer }) => {
  const { orderId } = await atThePlan(page, stack, customer, 'Upgrade');
  await sign(page);
  await page.goto('/account/bestellingen/');
  await page.getByRole('link', { name: /^Overeenkomst hier herroepen/ }).click();
  await expect(page.getByText('Stap 1 van 2')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Controleer je verklaring' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Je hebt de overeenkomst herroepen' })).toBeFocused();
  await page.goto(`/account/betaling/?orderId=${orderId}&type=PY`);
  await expect(page.getByText('Je hebt deze bestelling herroepen. Je hoeft niets meer te tekenen of te betalen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aanbetalen' })).toHaveCount(0);
});
