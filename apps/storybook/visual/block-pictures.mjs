// What a section looks like, for the editor's list of blocks: the first story that shows nothing else, from the built Storybook (`pnpm turbo run build-storybook`).
import { mkdirSync, readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch, pinnedChromium } from '@pomp/tooling/chromium';
import sharp from 'sharp';
import { builtFolder, serveStorybook } from '../built/serve-storybook.mjs';

const app = join(import.meta.dirname, '..');
const pictures = join(app, '../site/public/beeld/blokken');
/** A laptop, of which the editor's list shows a stamp. */
const shown = { width: 1124, height: 760 };
const stamp = { width: 480, quality: 70 };

const kit = JSON.parse(readFileSync(join(app, '../site/.storyblok/components/pomp/components.json'), 'utf8'));
const sections = new Set(kit.flatMap((/** @type {any} */ { schema }) => schema.body?.component_whitelist ?? []));
const { entries } = JSON.parse(readFileSync(join(app, builtFolder, 'index.json'), 'utf8'));
// Rather as visitors find it than after a play has filled it in.
const stories = Object.values(entries)
  .filter(({ type, title }) => type === 'story' && /^(Inhoud|Winkel)\//.test(title))
  .sort((a, b) => Number(a.tags.includes('play-fn')) - Number(b.tags.includes('play-fn')));

const storybook = await serveStorybook();
const browser = await chromium.launch({ executablePath: await pinnedChromium(), ...chromiumLaunch });
const page = await browser.newPage({ viewport: shown, reducedMotion: 'reduce', locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
await page.goto(`${storybook.url}iframe.html?viewMode=story`);
await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
await page.evaluate(() => window.__STORYBOOK_PREVIEW__?.ready());

/** @type {Map<string, string>} the story by the section */
const chosen = new Map();
for (const { id } of stories) {
  const component = await page.evaluate(onlyBlock, id);
  if (component && sections.has(component) && !chosen.has(component)) chosen.set(component, id);
}

mkdirSync(pictures, { recursive: true });
for (const file of readdirSync(pictures)) if (!chosen.has(file.replace('.webp', ''))) unlinkSync(join(pictures, file));
for (const [component, id] of chosen) {
  await page.evaluate(
    (storyId) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  );
  await page.waitForFunction((storyId) => {
    const render = window.__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === storyId && render.phase === 'finished';
  }, id);
  await page.evaluate(() => document.fonts.ready);
  const box = await page.locator('#storybook-root').boundingBox();
  const clip = {
    x: 0,
    y: Math.max(0, box?.y ?? 0),
    width: shown.width,
    height: Math.min(shown.height, box?.height ?? shown.height),
  };
  const taken = await page.screenshot({ clip, animations: 'disabled' });
  await sharp(taken)
    .resize(stamp.width)
    .webp({ quality: stamp.quality })
    .toFile(join(pictures, `${component}.webp`));
}
const missing = [...sections].filter((section) => !chosen.has(section));
console.log(
  `${chosen.size} pictures in ${pictures}.${missing.length > 0 ? ` No story shows nothing but ${missing.join(', ')}.` : ''}`,
);
await browser.close();
await storybook.close();

/** @param {string} storyId */
async function onlyBlock(storyId) {
  const story = /** @type {any} */ (await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId }));
  /** @type {{ component: string }[]} */
  const blocks = story?.initialArgs?.blocks ?? [];
  const names = new Set(blocks.map(({ component }) => component));
  return names.size === 1 ? blocks[0]?.component : undefined;
}
