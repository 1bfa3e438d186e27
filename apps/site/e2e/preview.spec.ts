import { expect, test } from './test';

/** What the demo wires the preview with (`scripts/stack/wiring.mjs`). */
const secret = 'sandbox-preview-secret-0000';

test(
  'an editor sees a block change while typing, and visitors nothing of it',
  { tag: '@desktop' },
  async ({ page, request, stack }) => {
    await page.goto(`${stack.urls.sandbox}/storyblok/editor/?slug=het-proces`);
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('status').filter({ hasText: 'bezoekers zien dit nog niet' })).toBeVisible();
    const published = await preview.getByRole('heading', { level: 1 }).innerText();

    // What the editor draws a line around.
    expect((await preview.locator('[data-blok-uid]').first().boundingBox())?.height).toBeGreaterThan(100);

    const title = page.locator('textarea[name="body.0.title"]');
    // Hidden until the page in the frame has said that it listens; keys would be for nobody until then.
    await expect(title).toBeVisible();
    await title.press('Control+End');
    await title.pressSequentially(' Echt waar.');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`${published} Echt waar.`);

    // What can't be shown says so in its place.
    await title.fill('');
    await expect(preview.getByRole('note').filter({ hasText: 'Bezoekers zien het niet.' })).toBeVisible();
    await title.fill('Weer goed.');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Weer goed.');
    expect(await (await request.get('/het-proces/')).text()).not.toContain('Weer goed.');

    await preview.getByRole('link', { name: 'Stop de voorvertoning' }).click();
    await page.waitForURL(`${stack.urls.site}/het-proces/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(published);
    expect((await page.request.get('/voorvertoning/het-proces/')).status()).toBe(404);
  },
);

test('an editor sees a block change while typing on a phone too', { tag: '@desktop' }, async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${stack.urls.sandbox}/storyblok/editor/?slug=het-proces`);
  const last = page.locator('textarea').last();
  await expect(last).toBeVisible();
  await last.focus();
  const frame = page.locator('iframe');
  for (const shown of [frame, last]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
    expect((await shown.boundingBox())?.width).toBeGreaterThan(280);
  }
  const [above, below] = [await frame.boundingBox(), await last.boundingBox()];
  expect(below!.y, 'nothing lies over what is typed').toBeGreaterThanOrEqual(above!.y + above!.height);
});

test('an editor is told in the frame that settings have no page of their own', { tag: '@desktop' }, async ({ page, stack }) => {
  const frame = page.frameLocator('iframe');
  for (const slug of ['settings/site', 'settings/producten/pomp-ao']) {
    await page.goto(`${stack.urls.sandbox}/storyblok/editor/?slug=${encodeURIComponent(slug)}`);
    await expect(frame.getByRole('heading', { level: 1, name: 'Dit verhaal heeft geen eigen pagina' })).toBeVisible();
  }
  await frame.getByRole('link', { name: 'Bekijk de startpagina' }).click();
  await expect(frame.getByRole('status').filter({ hasText: 'bezoekers zien dit nog niet' })).toBeVisible();
});

test(
  'only someone with the key sees drafts, and only the preview itself can change them',
  { tag: '@desktop' },
  async ({ playwright, stack }) => {
    const visitor = await playwright.request.newContext({ baseURL: stack.urls.site });
    const ask = (query: string) => visitor.get(`/api/storyblok/preview?${query}`, { maxRedirects: 0 });
    for (const wrong of ['slug=faq', 'slug=faq&secret=', 'slug=faq&secret=sandbox-preview-secret-0001'])
      expect((await ask(wrong)).status()).toBe(403);
    expect((await visitor.get('/voorvertoning/faq/')).status()).toBe(404);

    const opened = await ask(`secret=${secret}&slug=faq&_storyblok=7`);
    expect([opened.status(), opened.headers().location]).toEqual([307, '/voorvertoning/faq/?_storyblok=7']);
    const draft = await visitor.get('/voorvertoning/faq/');
    expect(draft.status()).toBe(200);
    expect(draft.headers()['cache-control']).toContain('no-store');
    expect(draft.headers()['content-security-policy']).toContain(`frame-ancestors 'self' ${stack.urls.sandbox}`);
    expect(await draft.text()).toContain('noindex');

    // In another language: as Storyblok's editor asks, with the language before the slug, and with the story's own slug.
    for (const slug of ['en/faq', 'faq', 'en/home', 'home']) {
      const asked = await ask(`secret=${secret}&slug=${slug}&_storyblok_lang=en`);
      const path = slug.endsWith('home') ? '/voorvertoning/en/' : '/voorvertoning/en/faq/';
      expect(asked.headers().location).toBe(`${path}?_storyblok_lang=en`);
      const english = await visitor.get(path);
      expect(english.status()).toBe(200);
      // The language switch stays in the preview.
      expect(await english.text()).toContain(`<a href="${path.replace('/en', '')}" hrefLang="nl"`);
    }

    const put = (site: string) =>
      visitor.put('/api/storyblok/preview/unsaved', { data: { id: 7 }, headers: { 'sec-fetch-site': site } });
    expect((await put('cross-site')).status()).toBe(403);
    expect((await put('same-origin')).status()).toBe(422);
    await visitor.dispose();
  },
);
