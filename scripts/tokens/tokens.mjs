import { brandModule, figmaVariables, NoBrand, readBrand } from '@pomp/tooling/brand-tokens';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { root } from '../workspace/places.mjs';
import { tokenDescriptions } from './token-descriptions.mjs';

/** Where each brand's tokens are, and the module that follows from them: as a public brand of the design system, or in an edition. */
const brands = [
  {
    tokens: 'packages/design-system/tokens/pomp.tokens.json',
    module: 'packages/design-system/src/brands/pomp.ts',
    imports: ["import type { Brand } from './brand.js';", "import { foundation } from './foundation.js';"],
  },
  {
    tokens: 'packages/design-system/tokens/noord.tokens.json',
    module: 'packages/design-system/src/brands/noord.ts',
    imports: ["import type { Brand } from './brand.js';", "import { foundation } from './foundation.js';"],
  },
  {
    tokens: 'packages/edition/tokens/amstelwarmte.tokens.json',
    module: 'packages/edition/src/brands/amstelwarmte.ts',
    imports: ["import { type Brand, foundation } from '@pomp/design-system/brands';"],
  },
];

/** `pnpm tokens`. */
export const tokens = () =>
  orClearLine(async () => {
    readCommandLine({
      name: 'pnpm tokens',
      about:
        "Writes what follows from the brands' design tokens (packages/*/tokens/*.tokens.json, in the W3C's format): their modules, and the variables for Figma.",
    });
    for (const { path, text } of await outputsOfTokens()) writeFileSync(join(root, path), text);
  });

/** @returns {Promise<{ path: string, text: string }[]>} */
export async function outputsOfTokens() {
  const read = await Promise.all(
    brands.map(async (place) => ({
      ...place,
      brand: await readBrand(place.tokens, readFileSync(join(root, place.tokens), 'utf8')).catch(inOneLine),
    })),
  );
  return [
    ...read.map(({ module, imports, tokens: from, brand }) => ({
      path: module,
      text: brandModule(brand, imports, `Written by \`pnpm tokens\` from ${from}.`),
    })),
    {
      path: 'packages/design-system/tokens/figma-variables.json',
      text: `${JSON.stringify(
        figmaVariables(
          read.map(({ brand }) => brand),
          await tokenDescriptions(),
        ),
        null,
        2,
      )}\n`,
    },
  ];
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function inOneLine(error) {
  throw error instanceof NoBrand
    ? new ClearError(error.message, error.detail === undefined ? {} : { detail: error.detail })
    : error;
}
