const collection = 'merk';
/** What Figma has no variable for: a shadow is a style there. */
const noVariable = new Set(['shadow']);

/**
 * The brands as what Figma's API takes (`POST /v1/files/:key/variables`): one collection with a mode for each brand, and one more for each in the dark, so
 * that a whole drawing changes its brand or its light at once.
 * @param {readonly import('./read-brand.js').BrandTokens[]} brands
 * @param {Readonly<Record<string, Readonly<Record<string, string>>>>} descriptions what each token is for
 */
export function figmaVariables(brands, descriptions) {
  const [first] = brands;
  const modes = brands.flatMap(({ id, name, groups, dark }) => [
    { id, name, groups },
    ...(dark ? [{ id: `${id}-dark`, name: `${name} (donker)`, groups: { ...groups, ...dark } }] : []),
  ]);
  const variables = Object.entries(first?.groups ?? {})
    .filter(([group]) => !noVariable.has(group))
    .flatMap(([group, tokens]) => Object.keys(tokens).map((token) => ({ group, token, id: `${group}/${token}` })));
  return {
    variableCollections: [{ action: 'CREATE', id: collection, name: 'Merk', initialModeId: first?.id }],
    variableModes: modes.map(({ id, name }, at) => ({
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
      modes.map((mode) => ({ variableId: id, modeId: mode.id, value: figmaValue(mode.groups[group]?.[token] ?? '').value })),
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
