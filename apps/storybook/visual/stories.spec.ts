import { unlinkSync } from 'node:fs';
import { expect } from '@playwright/test';
import { acceptedPictures, isAccepted, pathOf, pictureName, visualStories } from './accepted-pictures.js';
import { test } from './storybook.js';

const stories = visualStories();
const isAccepting = (): boolean => test.info().config.updateSnapshots !== 'none';

for (const { id, title } of stories) {
  test(`${title} (${id})`, async ({ show }, { project }) => {
    const name = pictureName(project.name, id);
    const page = await show(id);
    if (!isAccepting() && !isAccepted(name)) {
      await test.info().attach('not accepted yet', { body: await page.screenshot(), contentType: 'image/png' });
      throw new Error(
        `This story has no accepted picture yet. Look at it with 'pnpm visual:report' and accept it with 'pnpm visual:accept ${id}'.`,
      );
    }
    await expect(page).toHaveScreenshot(name);
  });
}

test('Every accepted picture has its story', ({}, { project }) => {
  const wanted = new Set(stories.map(({ id }) => pictureName(project.name, id).join('/')));
  const stale = acceptedPictures(project.name).filter((picture) => !wanted.has(picture));
  if (isAccepting()) stale.forEach((picture) => unlinkSync(pathOf(picture)));
  else expect(stale, "pictures without a story tagged 'visual'; 'pnpm visual:accept' removes them").toEqual([]);
});
