import { unlinkSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { builtStories } from '../built/built-stories.js';
import { toldTests } from '../built/told-tests.js';
import { acceptedPictures, isAccepted, pathOf, pictureName } from './accepted-pictures.js';
import { isAlike } from './alike.js';
import { looks, looksOf, test } from './storybook.js';

const stories = builtStories().filter(({ tags }) => tags.includes('visual'));
const isAccepting = (): boolean => test.info().config.updateSnapshots !== 'none';

const told = toldTests('visual');
test.afterAll(told.leaveKept);

for (const { id, title, path, tags } of stories) {
  const name = `${title} (${id})`;
  if (told.keeps(name)) continue;
  // Each look of one showing: to play a story again for each would show the same.
  test(name, async ({ show }) => {
    const shown = await show(id);
    for (const look of looksOf(tags)) {
      const name = pictureName(look.name, id);
      const page = await shown.as(look);
      if (!isAccepting() && !isAccepted(name)) await reportNew(page, name, id);
      else if (isAccepting() || !(await isAlike(page, name))) await expect.soft(page).toHaveScreenshot(name);
    }
    if (test.info().errors.length === 0) told.passed(name, [path], await shown.textsRead());
  });
}

async function reportNew(page: Page, [look]: readonly [string, string], id: string): Promise<void> {
  await test.info().attach(`not accepted yet: ${look}`, { body: await page.screenshot(), contentType: 'image/png' });
  expect
    .soft(
      false,
      `This story has no accepted picture in ${look} yet. Look at it with 'pnpm visual:report' and accept it with 'pnpm visual:accept ${id}'.`,
    )
    .toBe(true);
}

for (const { name: look } of looks) {
  test(`Every accepted picture in ${look} has its story`, () => {
    const wanted = new Set(
      stories
        .filter(({ tags }) => looksOf(tags).some(({ name }) => name === look))
        .map(({ id }) => pictureName(look, id).join('/')),
    );
    const stale = acceptedPictures(look).filter((picture) => !wanted.has(picture));
    if (isAccepting()) stale.forEach((picture) => unlinkSync(pathOf(picture)));
    else expect(stale, "pictures without a story tagged 'visual'; 'pnpm visual:accept' removes them").toEqual([]);
  });
}
