import { breakpoints } from '@pomp/design-system';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { container, page } from '../guides/docs.js';
import { withBrand } from './brand.js';
import { controlsThatHold } from './controls-that-hold.js';
import { languages, withLanguage } from './language.js';
import { networkLoader } from './network.js';
import { onScreen } from './on-screen.js';
import { schemes, withScheme } from './scheme.js';
import { withoutElement } from './without-element.js';

const controls = import.meta.glob<{ startControls: (document: Document, host: object) => void }>(
  '../../../packages/*/src/controls.ts',
  { eager: true },
);
/** The time as the stories have it. What goes wrong they hear as an event. */
const host = {
  now: () => new Date('2026-11-21T10:00:00Z'),
  log: (message: string) => document.dispatchEvent(new CustomEvent('log', { detail: message })),
};
for (const { startControls } of Object.values(controls)) startControls(document, host);

configure({
  // What a story waits for comes at once or never; a busy machine may take longer than the default second.
  asyncUtilTimeout: 15_000,
  getElementError: withoutElement,
});

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Two pictures: what runs after the first one, such as listening to the window, has run before a story is played. */
const effectsHaveRun = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const preview: Preview & { argTypesEnhancers: ArgTypesEnhancer[] } = {
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await effectsHaveRun();
    return context.canvas;
  },
  argTypesEnhancers: [controlsThatHold],
  tags: ['autodocs'],
  decorators: [onScreen, withBrand, withScheme, withLanguage],
  loaders: [networkLoader],
  globalTypes: {
    brand: {
      description: 'Merk',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'pomp', title: 'Pomp' },
          { value: 'noord', title: 'Noord Warmte' },
        ],
        dynamicTitle: true,
      },
    },
    scheme: { description: 'Licht of donker', toolbar: { icon: 'contrast', items: [...schemes], dynamicTitle: true } },
    language: { description: 'Taal', toolbar: { icon: 'globe', items: languages, dynamicTitle: true } },
  },
  initialGlobals: { brand: 'pomp', scheme: 'light', language: 'nl-NL' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    // In source that is shown. Storybook finds the function that it puts there itself by its name, which has been made short by then.
    jsx: { functionValue: () => '() => {}' },
    viewport: {
      options: {
        reflow: viewport('Ingezoomd 320', 320, 640),
        phone: viewport('Telefoon 360', 360, 780),
        mail: viewport('Mail 640', 640, 1180),
        tablet: viewport('Tablet 768', breakpoints.tablet, 1024),
        narrowest: viewport('Liggende tablet 769', breakpoints.tablet + 1, 800),
        desktop: viewport('Laptop 1124', breakpoints.desktop, 800),
        wide: viewport('Bureau 1440', 1440, 1000),
      },
    },
    docs: { codePanel: true, container, page, toc: { headingSelector: 'h2' } },
    options: {
      storySort: {
        order: [
          'Inleiding',
          'Alle onderdelen',
          'Merken',
          'Wijzigingen',
          'Patronen',
          'Fundament',
          'Acties en terugkoppeling',
          'Velden',
          'Omlijsting',
          'Formulieren',
          '*',
        ],
      },
    },
  },
};

export default preview;
