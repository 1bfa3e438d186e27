/**
 * A brand as a module.
 * @param {import('./read-brand.js').BrandTokens} brand
 * @param {readonly string[]} imports
 * @param {string} origin a sentence: what made it, and of what
 */
export const brandModule = ({ id, name, about, groups, dark }, imports, origin) => `// ${origin}
${imports.join('\n')}

/** ${about} */
export const ${inCamelCase(id)}: Brand = {
  id: ${quoted(id)},
  name: ${quoted(name)},
  theme: {
    ...foundation,
${inGroups(groups)}  },
${dark ? `  dark: {\n${inGroups(dark)}  },\n` : ''}};
`;

/** @param {import('./read-brand.js').Groups} groups */
const inGroups = (groups) =>
  Object.entries(groups)
    .map(([group, tokens]) => `    ${group}: {\n${lines(tokens)}    },\n`)
    .join('');

/** @param {Record<string, string>} tokens */
const lines = (tokens) =>
  Object.entries(tokens)
    .map(([token, value]) => `      ${token}: ${quoted(value)},\n`)
    .join('');

/** What a variable may be called. @param {string} id */
const inCamelCase = (id) => id.replaceAll(/[^a-z0-9]+([a-z0-9])/gi, (_, letter) => letter.toUpperCase());

/** @param {string} text */
const quoted = (text) => (text.includes("'") ? `"${text}"` : `'${text}'`);
