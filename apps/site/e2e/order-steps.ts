import type { Browser, Page } from '@playwright/test';
import { fillInLogin } from './account';
import { mailedLink, mailsTo } from './mailbox';
import { ask, bill, endCheckout, invoice, moveTo, openOrder, press, type Customer, type Ordered } from './seller';
import type { Stack } from './stack';
import { expect, expectAccessible } from './test';

/** A mail about a step that the order has left by then isn't sent: whoever goes on waits for it, as people do who read it. */
export const expectMailed = (stack: Stack, email: string, subject: RegExp) =>
  expect
    .poll(async () => (await mailsTo(stack, email)).map((mail) => mail.subject), { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(subject));

/** Follows the mail that asks for the last payment after logging out: through the login it leads to that very page. */
export async function payByMail(page: Page, stack: Stack, customer: Customer, { orderId }: Ordered): Promise<void> {
  const link = await mailedLink(stack, { to: customer.email, path: `/account/betaling/?orderId=${orderId}&type=FP` });
  // An open page that asks again once nobody is logged in goes to the login by itself, in the place of where the link leads.
  await page.goto('about:blank');
  expect((await page.request.post('/api/auth/removeSession', { data: {} })).status()).toBe(200);
  await page.goto(link);
  await expect(page).toHaveURL('/auth/login/');
  await fillInLogin(page, customer);
  await expect(page).toHaveURL(link);
}

/**
 * Follows the overview's link to the booking page, and takes a moment that is free.
 * @param moment of those that are free: each journey has its own, as two that book the same at once are told that it is taken
 */
export async function bookInspection(page: Page, email: string, moment: 'first' | 'last'): Promise<void> {
  await page.goto('/account/');
  await page.getByRole('link', { name: 'Inplannen digitale inspectie' }).click();
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    [moment]()
    .click();
  await page.getByRole('textbox', { name: 'Naam' }).fill('Noor Visser');
  await page.getByRole('textbox', { name: 'E-mailadres van je account' }).fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Afspraak bevestigen' }).click();
  await expect(page.getByRole('heading', { name: 'Je afspraak staat' })).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar je account' }).click();
  await expect(page.getByText(/^Je digitale inspectie is ingepland/)).toBeVisible();
}

/** The seller makes a plan and a bill, and asks to sign and pay. */
export async function askToSign(seller: Page, stack: Stack, orderId: string): Promise<void> {
  await openOrder(seller, stack, orderId);
  await seller.getByRole('button', { name: 'Installatieplan toevoegen' }).click();
  await expect(seller.getByText('Het document is toegevoegd.')).toBeVisible();
  await invoice(seller, 'PY', 'Factuur klaarzetten');
  await press(seller, 'PY OG');
}

export async function sign(page: Page): Promise<void> {
  await page.goto('/account/');
  await page.getByRole('link', { name: 'Tekenen & aanbetalen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Teken voor akkoord' })).toBeVisible();
  for (const consent of ['Ik heb het installatieplan gelezen en ga ermee akkoord', 'Ik ga akkoord met de voorwaarden']) {
    await page
      .locator('label')
      .filter({ has: page.getByRole('checkbox', { name: consent }) })
      .check();
  }
  await page.getByRole('button', { name: /^Tekenen met betalingsverplichting/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Getekend' })).toBeFocused();
}

/** On the seller's page of an order: makes the link for the installer's phone, where nobody is logged in, and signs there. */
export async function handOver(seller: Page, browser: Browser) {
  await seller.getByRole('button', { name: 'Link om voor de oplevering te tekenen' }).click();
  const link = await seller.getByRole('link', { name: /\/oplevering\/\?token=/ }).getAttribute('href');
  const installer = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await installer.newPage();
  await phone.goto(link ?? '');
  await expect(phone.getByRole('heading', { level: 1, name: 'Oplevering' })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('textbox', { name: /^Je voor- en achternaam/ }).fill('Noor Visser');
  await phone.getByRole('checkbox', { name: /^De installatie is klaar/ }).check();
  await phone.getByRole('button', { name: 'Tekenen voor de oplevering' }).click();
  await expect(phone.getByRole('heading', { level: 2, name: 'Getekend' })).toBeFocused();
  await expectAccessible(phone);
  await installer.close();
}

/** Signing and the down payment as their pages ask for them: those pages have the other journeys. */
export async function payWithoutPages(page: Page, stack: Stack, ordered: Ordered): Promise<void> {
  const { orderId } = ordered;
  const plan = {
    orderId,
    reference: `plan-${ordered.orderNumber}`,
    name: 'Installatieplan',
    date: '2026-11-18',
    kind: 'plan',
  } as const;
  await ask(stack, 'postDocument', { query: plan, file: Buffer.from('%PDF-1.7\n% een installatieplan\n%%EOF\n') });
  await bill(stack, ordered, 'PY');
  await moveTo(stack, ordered, { step: 'PY', status: 'OG' });
  const { plan: shown, terms } = (await (await page.request.get(`/api/account/getAgreement?id=${orderId}`)).json()) as {
    plan: { documentId: string; sha256: string };
    terms: { sha256: string } | null;
  };
  const signature = {
    name: 'Noor Visser',
    agreed: true,
    terms: true,
    documentId: shown.documentId,
    sha256: shown.sha256,
    ...(terms && { termsSha256: terms.sha256 }),
  };
  expect((await page.request.put(`/api/account/putSignAgreement?id=${orderId}`, { data: signature })).status()).toBe(200);
  const started = await page.request.post('/api/account/postPayment', { data: { orderId, type: 'PY' } });
  const { checkoutUrl } = (await started.json()) as { checkoutUrl: string };
  await page.goto(checkoutUrl);
  await endCheckout(page, 'betaald');
  await expect(page.getByRole('heading', { name: 'Je aanbetaling is binnen' })).toBeVisible();
}
