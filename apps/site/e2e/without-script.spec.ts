import { openWithoutLaterScripts } from './before-scripts';
import { mailsTo } from './mailbox';
import { expect, expectAccessible, test } from './test';

test.use({ javaScriptEnabled: false });

test('without script a question is checked, kept, and sent to whoever answers it', { tag: '@phone' }, async ({ page, stack }) => {
  await page.goto('/contact/');
  const send = page.getByRole('button', { name: 'Verstuur je vraag' });
  await page.getByText('Een storing of onderhoud', { exact: true }).click();
  await page.getByRole('textbox', { name: /Voornaam/ }).fill('Noor');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill('noor zonder script');
  await send.click();

  await expect(page).toHaveURL('/formulier/contact/');
  await expect(page.getByRole('group', { name: 'Controleer je antwoorden' }).getByRole('listitem')).toHaveText([
    /Achternaam.* Vereist/,
    /E-mailadres.* Niet valide/,
    /Je vraag.* Vereist/,
  ]);
  await expect(page.getByRole('textbox', { name: /Voornaam/ })).toHaveValue('Noor');
  await expect(page.getByRole('radio', { name: 'Een storing of onderhoud' })).toBeChecked();
  // Where the link past the menu leads.
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveAttribute('id', 'inhoud');

  await page.getByRole('textbox', { name: /Achternaam/ }).fill('Visser');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill('noor.zonder-script@pomp.example');
  await page.getByRole('textbox', { name: /Je vraag/ }).fill('Kan het ook zonder script?');
  await send.click();
  await expect(page.getByText('Bedankt! Je vraag is verstuurd.')).toBeVisible();
  await expect(page.getByText('Je krijgt ons antwoord op noor.zonder-script@pomp.example.')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(stack, 'service@pomp.example')).filter(({ html }) => html?.includes('zonder script')).length)
    .toBe(1);
});

test(
  'without script a business’ question is refused by name, kept, and answered by mail',
  { tag: '@phone' },
  async ({ page, stack }) => {
    const email = 'inkoop.zonder-script@corporatie.example';
    await page.goto('/b2b/');
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Mail mij de berekening' }) });
    const choose = (question: RegExp, answer: string) =>
      form.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true }).check();
    await choose(/In welke branche/, 'Woningcorporatie');
    await choose(/Om hoeveel woningen/, '25');
    await form.getByRole('textbox', { name: /Hoe groot/ }).fill('300');
    // No button for it without script: the words that the form asks for.
    await form.getByRole('textbox', { name: /Hoeveel gas/ }).fill('Ik weet het niet');
    await form.getByRole('textbox', { name: /E-mailadres/ }).fill('inkoop zonder script');
    await form.getByRole('button', { name: 'Mail mij de berekening' }).click();

    await expect(page).toHaveURL('/formulier/business-savings/');
    await expect(page.getByRole('group', { name: 'Controleer je antwoorden' }).getByRole('listitem')).toHaveText([
      /Wat voor woningen.* Vereist/,
      /Wanneer zijn ze gebouwd.* Vereist/,
      /Hoeveel mensen.* Vereist/,
      /E-mailadres.* Niet valide/,
    ]);
    await expect(form.getByRole('radio', { name: 'Woningcorporatie' })).toBeChecked();
    await expect(form.getByRole('radio', { name: '25', exact: true })).toBeChecked();
    await expect(form.getByRole('textbox', { name: /Hoe groot/ })).toHaveValue('300');
    await expect(form.getByRole('textbox', { name: /Hoeveel gas/ })).toHaveValue('Ik weet het niet');

    await choose(/Wat voor woningen/, 'Vrijstaande woning');
    await choose(/Wanneer zijn ze gebouwd/, '< 1965');
    await choose(/Hoeveel mensen/, 'Ik weet het niet');
    await form.getByRole('textbox', { name: /E-mailadres/ }).fill(email);
    await form.getByRole('button', { name: 'Mail mij de berekening' }).click();
    await expect(page.getByText('Wat fijn dat je interesse heeft om met ons samen te werken!')).toBeVisible();
    await expect(
      page.getByText(/te klein voor zo’n woning\. Reken op \d pompen per woning, dus \d+ voor 25 woningen/),
    ).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(stack, email)).map(({ subject }) => subject), { timeout: 20_000 })
      .toEqual(['Wat een warmtepomp je bespaart: 25 woningen: vrijstaande woning']);
  },
);

test.describe('on a line that drops the scripts that a form needs', () => {
  test.use({ javaScriptEnabled: true, alsoLogged: /net::ERR_FAILED|^Island contact-form: / });

  for (const [when, pressedFirst] of [
    ['before', true],
    ['after', false],
  ] as const)
    test(`it is sent as without script, pressed ${when} they are dropped`, { tag: '@desktop' }, async ({ page }) => {
      let drop = () => undefined as void;
      const from = new Promise<void>((resolve) => (drop = resolve));
      const { dropped } = await openWithoutLaterScripts(page, '/contact/', from);
      const send = page.getByRole('button', { name: 'Verstuur je vraag' });
      await page.getByRole('textbox', { name: /Voornaam/ }).fill('Noor');
      if (pressedFirst) {
        await send.click();
        await expect(send).toHaveAttribute('data-pressed');
      }
      drop();
      await expect.poll(dropped).toBeGreaterThan(0);
      if (!pressedFirst) await send.click();
      await expect(page).toHaveURL('/formulier/contact/');
      await expect(page.getByRole('textbox', { name: /Voornaam/ })).toHaveValue('Noor');
    });
});

test('without script a form is answered in its own language', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en/contact/');
  await page.getByRole('button', { name: 'Send your question' }).click();
  await expect(page).toHaveURL('/en/formulier/contact/');
  await expect(page.getByRole('heading', { level: 1, name: 'Ask your question' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Check your answers' })).toBeVisible();
});

test(
  'without script the quick check is answered, and what can’t do without says so first',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('textbox', { name: /Postcode/ })
      .first()
      .fill('1271');
    await page.getByRole('button', { name: 'Bereken mijn besparing' }).first().click();
    await expect(page).toHaveURL('/formulier/quick-check/');
    await expect(page.getByRole('textbox', { name: /Postcode/ })).toHaveValue('1271');
    await page.getByRole('textbox', { name: /Postcode/ }).fill('1271 AD');
    await page.getByRole('textbox', { name: /Huisnummer/ }).fill('5');
    await page.getByRole('button', { name: 'Bereken mijn besparing' }).click();
    await expect(page).toHaveURL(/\/besparing-resultaat\/\?zipcode=1271AD&housenumber=5/);
    // All that script would have calculated, and nothing that only script answers.
    await expect(page.getByRole('heading', { level: 1, name: /naar schatting €\s\d+ tot €\s\d+/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Past een warmtepomp\?/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Grafiek: na 15 jaar/ })).toBeVisible();
    await page.getByText('Bekijk de bedragen per jaar').click();
    await expect(page.getByRole('row', { name: /^Na 15 jaar/ })).toBeVisible();
    await expect(page.getByRole('article', { name: 'All-electric' })).toBeVisible();
    await page.getByRole('heading', { name: /Warmte die je huis nodig heeft/ }).click();
    await expect(page.getByText(/8,792\skWh per m³/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ja, dit klopt' })).toBeHidden();

    await page.goto('/besparing-resultaat/?zipcode=1271AD&housenumber=5&money=99999');
    await expect(page.getByText(/99\.999/)).toHaveCount(0);
    await expect(page.locator('main form[action="/formulier/quick-check/"]').first()).toBeVisible();

    await page.goto('/reserveren/pomp-ao/');
    await page.getByRole('textbox', { name: /Voornaam/ }).fill('Noor');
    await page.getByRole('button', { name: 'Volgende' }).click();
    // What the second step asks, and nothing that wasn't asked yet as a mistake.
    await expect(page.getByRole('textbox', { name: /Voornaam/ })).toHaveValue('Noor');
    await expect(page.getByRole('textbox', { name: /Postcode/ })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Controleer je antwoorden' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reserveren' }).click();
    await expect(page.getByRole('group', { name: 'Controleer je antwoorden' })).toBeVisible();
  },
);

test.describe('what answers a form', () => {
  test.use({ javaScriptEnabled: true });
  test('is a page for everyone, and takes forms of this site only', { tag: '@desktop' }, async ({ page, request }) => {
    await page.goto('/contact/');
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/formulier/contact/"]')?.submit());
    await expect(page.getByRole('group', { name: 'Controleer je antwoorden' })).toBeVisible();
    await expectAccessible(page);
    const post = (headers: Record<string, string>, data: string) =>
      request.post('/formulier/contact/', { headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, data });
    expect((await post({ 'sec-fetch-site': 'cross-site' }, 'firstName=Noor')).status()).toBe(403);
    expect((await post({}, `message=${'a'.repeat(70_000)}`)).status()).toBe(413);
    expect((await post({}, 'firstName=%00')).status()).toBe(422);
  });
});
