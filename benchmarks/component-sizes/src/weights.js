import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ script: number, style: number, installed?: number }} Limits bytes of its README's example; `installed` in megabytes, with all that its peers ask for */

const file = new URL('../package-weights.json', import.meta.url);

/** What each package may weigh at most, by its name. @returns {Record<string, Limits>} */
export const readWeights = () => JSON.parse(readFileSync(file, 'utf8'));

/** @param {Record<string, Limits>} weights */
export const writeWeights = (weights) =>
  writeFileSync(
    file,
    `{\n${Object.entries(weights)
      .map(([name, limits]) => `  ${JSON.stringify(name)}: ${JSON.stringify(limits)}`)
      .join(',\n')}\n}\n`,
  );
