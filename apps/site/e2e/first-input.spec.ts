import { installationInfo, houseInfo } from '@pomp/domain';
import { dutchRoutes, pathTo, type Target } from '@pomp/edition';
import type { Page } from '@playwright/test';
import { logIn } from './account';
import { openBeforeScripts } from './before-scripts';
import { giveAllInformation } from './information';
import { addHouse, choose, saveSection, storedHouse, tick, turnTo } from './houses';
import { expect, test } from './test';

/** Where on a screen of 390 × 844 a step's first input begins at the latest: what one came for is in sight, with the question above it. */
const lowest = 600;

/** Where the first thing that can be filled in begins, and what it is. */
const firstInput = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll('main form :is(input:not([type=hidden], [type=file]), select, textarea, button)');
    const first = [...controls].find((control) => control.getClientRects().length > 0);
    return first ? first.getBoundingClientRect().top + window.scrollY : Infinity;
  });

async function expectInSight(page: Page, target: Target): Promise<void> {
  const path = pathTo(dutchRoutes, target);
  await page.goto(path);
  // Its control may be on its way, with its place kept.
  await expect.poll(() => firstInput(page), path).toBeLessThanOrEqual(lowest);
}

test('on a phone every step begins with an input in sight', { tag: '@phone' }, async ({ page, customer }) => {
  test.slow();
  await logIn(page, customer);
  const houseId = await addHouse(page, 'Eersteweg 1');
  for (const step of houseInfo.order.steps)
    await test.step(`house: ${step}`, () => expectInSight(page, { to: 'houseInfoStep', houseId, step }));
  for (const flow of ['pomp ao', 'all-electric', 'pomp t'] as const)
    for (const step of installationInfo.order.steps)
      await test.step(`${flow}: ${step}`, () => expectInSight(page, { to: 'installationStep', houseId, flow, step }));

  await test.step('feedback, which asks who comes too soon to finish first', async () => {
    await saveSection(page, houseId, 'house');
    await page.goto(pathTo(dutchRoutes, { to: 'feedback', type: 'woning' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Er missen nog woninggegevens.' })).toBeVisible();
    await giveAllInformation(page, houseId, 'pomp ao');
    expect((await storedHouse(page, houseId)).houseInfoCompleted).toBe(true);
    for (const type of ['woning', 'installatie'] as const) await expectInSight(page, { to: 'feedback', type });
  });
});

test(
  'on a phone the way on stays under a thumb, and covers no field that takes focus',
  { tag: '@phone' },
  async ({ page, customer }) => {
    await logIn(page, customer);
    const houseId = await addHouse(page, 'Duimweg 2');
    await page.goto(pathTo(dutchRoutes, { to: 'houseInfoStep', houseId, step: 'house' }));
    const onwards = page.getByRole('button', { name: /^(Volgende vraag|Later invullen|Opslaan en volgende)$/ });
    const size = page.getByRole('textbox', { name: /woonoppervlak/ });
    const last = page.getByRole('combobox', { name: /dak is schuin/ });
    for (const field of [size, last]) {
      await turnTo(page, field);
      await field.focus();
      await expect(onwards).toBeInViewport({ ratio: 1 });
      const [above, below] = await Promise.all([field.boundingBox(), onwards.boundingBox()]);
      expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      // Where a thumb is.
      expect(below?.y ?? 0).toBeGreaterThan(600);
    }
  },
);

test(
  'ticking what is insulated goes in peace: what misses is said once the question is left',
  { tag: '@phone' },
  async ({ page, customer }) => {
    await logIn(page, customer);
    const houseId = await addHouse(page, 'Isolatieweg 3');
    const { letScriptsIn } = await openBeforeScripts(
      page,
      pathTo(dutchRoutes, { to: 'houseInfoStep', houseId, step: 'isolation' }),
    );
    // One before the scripts came, and before that of its control, which comes last: none is lost.
    await choose(page.locator('main'), 'checkbox', 'Muren');
    letScriptsIn();
    for (const part of ['Dak', 'Ramen', 'Vloer']) await tick(page, part);
    // The last press is over, and what it would have brought is there.
    await expect(page.getByRole('heading', { level: 2, name: 'De vloer' })).toBeVisible();
    const messages = page.getByText('Kies per geselecteerde optie minimaal een RC-/U-waarde of een installatiejaar.');
    await expect(messages).toHaveCount(0);
    await page.getByRole('button', { name: 'Volgende vraag' }).click();
    await expect(messages).toHaveCount(4);
  },
);
