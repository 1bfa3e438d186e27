import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ bytes: number, folders: string[] }} Budget */

const file = new URL('../budgets.json', import.meta.url);

/** @returns {Record<string, Budget>} */
export const readBudgets = () => JSON.parse(readFileSync(file, 'utf8'));

/** @param {Record<string, Budget>} budgets */
export const writeBudgets = (budgets) =>
  writeFileSync(
    file,
    `{\n${Object.entries(budgets)
      .map(([name, budget]) => `  ${JSON.stringify(name)}: ${JSON.stringify(budget)}`)
      .join(',\n')}\n}\n`,
  );
