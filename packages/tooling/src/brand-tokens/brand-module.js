/**
 * A brand as a module.
 * @param {import('./read-brand.js').BrandTokens} brand
 * @param {readonly string[]} imports
 * @param {string} from where its tokens are
 */
export const brandModule = ({ id, name, about, groups, dark }, imports, from) => `// Written by \`pnpm tokens\` from ${from}.
${imports.join('\n')}

/** ${about} */
export const ${id}: Brand = {
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

/** @param {string} text */
const quoted = (text) => (text.includes("'") ? `"${text}"` : `'${text}'`);
