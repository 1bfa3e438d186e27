import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { inject } from 'vitest';
import preview from './preview.js';
import * as reflow from './reflow.js';

declare module 'vitest' {
  interface ProvidedContext {
    brand: string;
  }
}

// What happens after a story runs from the last to the first: axe sees the story at its own width, reflow makes it narrow.
setProjectAnnotations([reflow, a11y, preview, { initialGlobals: { brand: inject('brand') } }]);
