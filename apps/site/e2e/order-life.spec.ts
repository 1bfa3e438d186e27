import type { Page } from '@playwright/test';
import { logIn } from './account';
import { giveAllInformation } from './information';
import { mailsTo } from './mailbox';
import { askToSign, bookInspection, expectMailed, handOver, payByMail, payWithoutPages, sign } from './order-steps';
import { chooseAPassword, fillInAddress, reserve, toSecondStep } from './reserving';
import { ask, bill, endCheckout, invoice, moveTo, openOrder, order, press } from './seller';
import { expect, expectAccessible, test } from './test';
import { giveReadings, letNearlyAYearPass, othersShareReadings } from './year-of-readings';

// Each is a whole life.
test.slow();

/** The smallest real photo there is. */
const photo = {
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};

/** What the account's overview says about the order now. */
async function expectOnOverview(page: Page, text: string | RegExp): Promise<void> {
  await page.goto('/account/');
  await expect(page.getByText(text)).toBeVisible();
}

test(
  'a Pomp AO goes from its reservation to a year after, with all pages and mails',
  { tag: '@phone' },
  async ({ page, stack, context, browser }) => {
    const seller = await context.newPage();
    const email = 'noor.jaar@pomp.example';
    let orderId = '';
    let houseId = '';
    const mailed = (subject: RegExp) => expectMailed(stack, email, subject);

    await test.step('reserved on the site, with an account through the mail', async () => {
      await page.goto('/reserveren/pomp-ao/');
      await toSecondStep(page, email);
      await fillInAddress(page);
      await reserve(page);
      await chooseAPassword(page, stack, email);
      const [reserved] = (await (await page.request.get('/api/account/getOrders')).json()) as [{ id: string; houseId: string }];
      ({ id: orderId, houseId } = reserved);
      await openOrder(seller, stack, orderId);
      await expectAccessible(seller);
    });

    await test.step('the customer plans the inspection, and has it in mail and account', async () => {
      await press(seller, 'DI MI');
      await bookInspection(page, email, 'first');
      await expect
        .poll(async () => (await mailsTo(stack, email)).find(({ attachments }) => attachments.length > 0)?.attachments)
        .toMatchObject([{ filename: 'afspraak.ics' }]);
      await page.goto('/account/afspraken/');
      await expect(page.getByRole('heading', { level: 3, name: 'Digitale inspectie' })).toBeVisible();
    });

    await test.step('and tells all that is asked', async () => {
      await giveAllInformation(page, houseId, 'pomp ao');
      await expectOnOverview(page, 'Je digitale inspectie is ingepland, en al je gegevens zijn binnen.');
      await openOrder(seller, stack, orderId);
      await press(seller, 'SI MI');
      await expectOnOverview(page, 'Digitale inspectie ingepland. Tot snel!');
    });

    await test.step('signs the plan and makes the down payment', async () => {
      await askToSign(seller, stack, orderId);
      await mailed(/^Teken je plan en betaal €.* aan: bestelling/);
      await sign(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Aanbetalen' }).click();
      await endCheckout(page, 'betaald');
      await expect(page.getByRole('heading', { name: 'Je aanbetaling is binnen' })).toBeVisible();
      await expectAccessible(page);
      await expectOnOverview(page, 'Je aanbetaling is gedaan.');
      await expect(page.getByRole('link', { name: 'Tekenen & aanbetalen' })).toBeHidden();
      await page.goto('/account/documenten/');
      await expect(page.getByText('Installatieplan')).toBeVisible();
    });

    await test.step('hears when it is installed, and pays the rest', async () => {
      await openOrder(seller, stack, orderId);
      await seller.getByRole('form', { name: 'Installatie' }).getByRole('button', { name: 'Plannen' }).click();
      await expect(seller.getByText('De afspraak staat.')).toBeVisible();
      await press(seller, 'IN MI');
      await expectOnOverview(page, /^De installatie is op /);
      await handOver(seller, browser);
      await invoice(seller, 'FP', 'Factuur klaarzetten');
      await press(seller, 'FP MI');
      await mailed(/^Betaal je eindfactuur van €/);
      await page.goto('/account/');
      await page.getByRole('link', { name: 'Eindfactuur voldoen' }).click();
      await page.getByRole('button', { name: 'Nu betalen' }).click();
      await endCheckout(page, 'betaald');
      await expect(page.getByRole('heading', { name: 'Je eindfactuur is betaald' })).toBeVisible();
      await page.goto('/account/bestellingen/');
      await expect(page.getByText('Alles is geregeld, je bestelling is compleet.')).toBeVisible();
      await expectOnOverview(page, 'Je huis is klaar.');
    });

    await test.step('writes with the seller, where all that happened stands together', async () => {
      await page.getByRole('link', { name: /^Alles over deze bestelling/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Je huis is klaar.' })).toBeVisible();
      await expectAccessible(page);
      const story = page.getByRole('group', { name: 'Wat er gebeurde' });
      for (const told of [
        'Reservering ontvangen',
        'Plan getekend',
        'Installatie opgeleverd',
        'Aanbetaling betaald',
        'Eindfactuur betaald',
        /^Mail: Teken je plan en betaal/,
      ])
        await expect(story.getByText(told)).toBeVisible();
      await page.getByRole('textbox', { name: /^Vraag of bericht/ }).fill('Hoe zet ik hem stiller?');
      await page.getByRole('button', { name: 'Foto’s meesturen' }).click();
      await page.locator('input[name=photos]').setInputFiles({ ...photo, name: 'knoppen.png' });
      await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Versturen' }).click();
      await expect(story.getByText('Hoe zet ik hem stiller?')).toBeVisible();
      await expect(story.getByRole('link', { name: /^knoppen\.png/ })).toBeVisible();

      await seller.goto(`${stack.urls.sandbox}/back-office/`);
      await seller.locator(`a[href$="/${orderId}"]`).click();
      await expect(seller.getByRole('img', { name: 'knoppen.png' })).toBeVisible();
      await seller.getByLabel('Bericht aan de klant').fill('Met de nachtstand.');
      await seller.getByLabel('Foto’s erbij').setInputFiles({ ...photo, name: 'nachtstand.png' });
      await seller.getByRole('button', { name: 'Versturen' }).click();
      await seller.getByLabel('Meldcode').fill('KA00001');
      await seller.getByLabel('Gas beloofd, m³ per jaar: van').fill('300');
      await seller.getByLabel('Gas beloofd, m³ per jaar: tot').fill('500');
      await seller.getByLabel('Stroom beloofd, kWh per jaar: van').fill('4000');
      await seller.getByLabel('Stroom beloofd, kWh per jaar: tot').fill('5000');
      await seller.getByLabel('Foto’s van hoe het erbij staat').setInputFiles({ ...photo, name: 'buiten.png' });
      await seller.getByRole('button', { name: 'Bij de klant zetten' }).click();
      await page.reload();
      await expect(story.getByText('Met de nachtstand.')).toBeVisible();
      await expect(story.getByRole('link', { name: /^nachtstand\.png/ })).toBeVisible();
      await expect(page.getByText('KA00001')).toBeVisible();
      await expect(
        page.getByRole('list', { name: 'Zo staat hij erbij' }).getByRole('link', { name: /^buiten\.png/ }),
      ).toBeVisible();
      const proof = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Opleverbewijs (pdf)' }).click();
      expect((await proof).suggestedFilename()).toBe('Opleverbewijs.pdf');
      const warranty = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Garantiebewijs (pdf)' }).click();
      expect((await warranty).suggestedFilename()).toMatch(/^garantie-.*\.pdf$/);
    });

    await test.step('gives meter readings for a year, beside what was promised', async () => {
      await giveReadings(page, { gas: '1000', electricity: '20000' });
      await letNearlyAYearPass(orderId);
      await page.reload();
      await page.getByRole('checkbox', { name: /^Mijn verbruik mag meetellen/ }).check();
      await giveReadings(page, { gas: '1350', electricity: '24000' });
      await expect(page.getByText(/^350 m³ gas sinds /)).toBeVisible();
      await expect(page.getByText(/^Wat we beloofden: 2\d\d tot 4\d\d\.$/)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('which are told on the site with those of others, without a name', async () => {
      await othersShareReadings(stack, 4);
      const measured = page.locator('[data-measured-use]');
      await expect(async () => {
        await page.goto('/hybride-warmtepomp/');
        await measured.scrollIntoViewIfNeeded();
        await expect(measured.getByText('Huizen die meetellen')).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(measured.getByText('1.750')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('with a mail at every turn', async () => {
      // What was done before its mail left isn't asked any more, and what happened soon after each other is one mail.
      const expected = [
        /^Vul je gegevens aan|^Digitale inspectie: je afspraak staat/,
        /^Teken je plan en betaal €/,
        /^We hebben je betaling ontvangen|^Je hebt getekend|^Betaal €.* aan/,
        /^Betaal je eindfactuur van €/,
        /^Je bestelling .* is compleet$/,
      ];
      for (const subject of expected) await mailed(subject);
      for (const { subject, html } of await mailsTo(stack, email))
        for (const part of ['Pomp Voorbeeld B.V.', 'Voorbeeldweg 1', 'KvK 00000000', 'btw NL000000000B00', '088 000 12 34'])
          expect(html, subject).toContain(part);
    });
    await seller.close();
  },
);

test(
  'All-Electric is planned on its own page, and its last bill is collected',
  { tag: '@desktop' },
  async ({ page, stack, customer }) => {
    await logIn(page, customer);
    const ordered = await order(stack, customer, 'All-Electric', { step: 'RV', status: 'OK' });
    await bookInspection(page, customer.email, 'last');
    await giveAllInformation(page, ordered.houseId, 'all-electric');
    await expectOnOverview(page, 'Je digitale inspectie is ingepland, en al je gegevens zijn binnen.');
    await payWithoutPages(page, stack, ordered);

    await bill(stack, ordered, 'FP');
    await moveTo(stack, ordered, { step: 'FP', status: 'MI' });
    await payByMail(page, stack, customer, ordered);
    await page.getByRole('textbox', { name: /^IBAN/ }).fill('NL91 ABNA 0417 1643 00');
    await page.getByRole('checkbox', { name: /^Ik ga akkoord/ }).check();
    await page.getByRole('button', { name: 'Automatisch laten afschrijven' }).click();
    await expect(page.getByRole('button', { name: 'Andere rekening opgeven' })).toBeFocused();
    await expectMailed(stack, customer.email, /^Je incasso is geregeld: bestelling/);
    await ask(stack, 'putIncasso', { query: { orderId: ordered.orderId }, body: { incassoDate: '2096-12-28' } });
    await expectOnOverview(page, 'De incasso is op 28 december 2096.');
    await expectMailed(stack, customer.email, /^We schrijven €.* af op 28 december 2096: bestelling/);
    await ask(stack, 'postPaymentReceived', {
      query: { orderId: ordered.orderId, type: 'FP' },
      body: { reference: `incasso-${ordered.orderNumber}`, amount: 121_000, date: '2026-11-20' },
    });
    await page.goto('/account/bestellingen/');
    await expect(page.getByText('Alles is geregeld, je bestelling is compleet.')).toBeVisible();
  },
);

test(
  'an upgrade is signed, its payment fails once, and a bank transfer ends it',
  { tag: '@desktop' },
  async ({ page, stack, context, customer }) => {
    await logIn(page, customer);
    const ordered = await order(stack, customer, 'Upgrade', { step: 'AI', status: 'MI' });
    await giveAllInformation(page, ordered.houseId, 'pomp t');
    await expectOnOverview(page, 'Al je gegevens zijn binnen. We wachten op de digitale inspectie.');
    const seller = await context.newPage();
    await askToSign(seller, stack, ordered.orderId);
    await sign(page);
    await page.getByRole('button', { name: 'Aanbetalen' }).click();
    await endCheckout(page, 'mislukt');
    await expect(page.getByRole('heading', { level: 1, name: 'De betaling is niet gelukt.' })).toBeFocused();
    await page.getByRole('button', { name: 'Opnieuw betalen' }).click();
    await endCheckout(page, 'betaald');
    await expect(page.getByRole('heading', { name: 'Je aanbetaling is binnen' })).toBeVisible();

    await openOrder(seller, stack, ordered.orderId);
    await invoice(seller, 'FP', 'Factuur klaarzetten');
    await press(seller, 'FP MI');
    await invoice(seller, 'FP', 'Overboeking van vandaag boeken');
    await page.goto('/account/bestellingen/');
    await expect(page.getByText('Alles is geregeld, je bestelling is compleet.')).toBeVisible();
    await seller.close();
  },
);

test(
  'a Heatcycle goes by phone: nothing is asked, and nothing can be planned',
  { tag: '@phone' },
  async ({ page, stack, customer }) => {
    await logIn(page, customer);
    const ordered = await order(stack, customer, 'Heatcycle');
    const byPhone = 'Je reservering voor Heatcycle is ontvangen. Een adviseur belt je.';
    await expectOnOverview(page, byPhone);
    for (const place of [
      { step: 'RV', status: 'OG' },
      { step: 'PY', status: 'OG' },
      { step: 'CP', status: 'OK' },
    ] as const) {
      await moveTo(stack, ordered, place);
      await page.goto('/account/bestellingen/');
      await expect(page.getByText(byPhone)).toBeVisible();
      await expect(page.getByRole('link', { name: /inplannen|aanbetalen/i })).toHaveCount(0);
    }
    await page.goto(`${stack.urls.sandbox}/afspraak/pomp-ao/?order=${ordered.orderId}`);
    await expect(page.getByText('Voor Heatcycle belt een adviseur je. Je hoeft niets in te plannen.')).toBeVisible();
  },
);
