import { build } from 'esbuild';
import { join } from 'node:path';
import { root } from '../workspace/places.mjs';

const collection = 'merk';
/** What Figma has no variable for: a shadow is a style there. */
const noVariable = new Set(['shadow']);

/**
 * The brands as what Figma's API takes (`POST /v1/files/:key/variables`): one collection with a mode for each brand, so that a whole drawing
 * changes its brand at once.
 * @param {readonly import('./read-brand.mjs').BrandTokens[]} brands
 */
export async function figmaVariables(brands) {
  const descriptions = await tokenDescriptions();
  const [first] = brands;
  const variables = Object.entries(first?.groups ?? {})
    .filter(([group]) => !noVariable.has(group))
    .flatMap(([group, tokens]) => Object.keys(tokens).map((token) => ({ group, token, id: `${group}/${token}` })));
  return {
    variableCollections: [{ action: 'CREATE', id: collection, name: 'Merk', initialModeId: first?.id }],
    variableModes: brands.map(({ id, name }, at) => ({
      action: at === 0 ? 'UPDATE' : 'CREATE',
      id,
      name,
      variableCollectionId: collection,
    })),
    variables: variables.map(({ group, token, id }) => ({
      action: 'CREATE',
      id,
      name: id,
      variableCollectionId: collection,
      resolvedType: figmaValue(first?.groups[group]?.[token] ?? '').type,
      description: descriptions[group]?.[token] ?? '',
    })),
    variableModeValues: variables.flatMap(({ group, token, id }) =>
      brands.map((brand) => ({ variableId: id, modeId: brand.id, value: figmaValue(brand.groups[group]?.[token] ?? '').value })),
    ),
  };
}

/** @param {string} css */
function figmaValue(css) {
  if (css.startsWith('#')) {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16) / 255);
    return { type: 'COLOR', value: { r, g, b, a: 1 } };
  }
  if (/^-?[\d.]+(px|em)?$/.test(css)) return { type: 'FLOAT', value: Number.parseFloat(css) };
  // Figma knows a typeface by its own name, and no list to fall back on.
  return { type: 'STRING', value: (css.split(', ')[0] ?? css).replaceAll("'", '').replace(/ Variable$/, '') };
}

/** What each token is for, as the design system says it. @returns {Promise<Record<string, Record<string, string>>>} */
async function tokenDescriptions() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/design-system/src/theme/token-descriptions.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  const source = outputFiles.map(({ text }) => Buffer.from(text).toString('base64')).join('');
  return (await import(`data:text/javascript;base64,${source}`)).tokenDescriptions;
}
