import type { PageAssets } from './assets';

/** What the build would write down, of a test's pages. */
export const assets: PageAssets = {
  styles: '/_assets/page.css',
  script: '/_assets/page.js',
  alsoLoaded: [],
  previewScript: '/_assets/preview.js',
  integrity: {},
  version: '1',
  fonts: [],
  forms: { 'nl-NL': '/_assets/forms.json' },
};
