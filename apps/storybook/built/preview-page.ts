import type { BrowserContext, Page } from '@playwright/test';

/** A brand that Storybook's toolbar knows. */
export type Brand = 'pomp' | 'noord';

export interface Size {
  width: number;
  height: number;
}

interface LoadedStory {
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
  storyGlobals: { viewport?: { value?: string } };
}

type Listener = (detail: never) => void;

declare global {
  interface Window {
    /** As far as we need it. */
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<void>;
      loadStory: (which: { storyId: string }) => Promise<LoadedStory>;
      storyStoreValue: {
        userGlobals: { get: () => Record<string, unknown>; update: (globals: { brand: Brand }) => void };
        storyIndex: { entries: Record<string, { id: string; title: string; name: string; type: string; tags?: string[] }> };
      };
      currentRender?: { id: string; phase?: string };
    };
    __STORYBOOK_ADDONS_CHANNEL__?: {
      emit: (event: string, detail: object) => void;
      on: (event: string, listener: Listener) => void;
      off: (event: string, listener: Listener) => void;
    };
  }
}

/** Loads the preview for one story after the other: to load it anew for each took most of the time. The accessibility addon stays out of it. */
export async function openPreview(context: BrowserContext, storybook: string, brand: Brand): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${storybook}iframe.html?viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__, undefined, { timeout: 20_000 });
  await page.evaluate(async (shown) => {
    await window.__STORYBOOK_PREVIEW__?.ready();
    // In the address they count only beside a story.
    window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { brand: shown, a11y: { manual: true } } });
  }, brand);
  return page;
}

/** The screen that a story asks for, by its name in `.storybook/preview.tsx`, or else the usual one. */
export const sizeFor = async (page: Page, storyId: string, usual: Size): Promise<Size> =>
  (await page.evaluate(sizeOf, storyId)) ?? usual;

async function sizeOf(storyId: string): Promise<Size | undefined> {
  const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
  const name = story?.storyGlobals.viewport?.value;
  if (!story || !name) return undefined;
  const styles = story.parameters.viewport.options[name]?.styles;
  if (!styles) throw new Error(`${storyId} asks for a viewport that the preview doesn't have.`);
  return { width: parseInt(styles.width), height: parseInt(styles.height) };
}
