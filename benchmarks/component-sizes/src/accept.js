import { writeBudgets } from './budgets.js';
import { measureExamples } from './examples.js';
import { foldersOf, measureComponents } from './measure.js';
import { readWeights, writeWeights } from './weights.js';

/** Room to grow before somebody has to say that it may. */
const headroom = 1.1;
const limit = (/** @type {number} */ bytes, /** @type {number} */ step) => Math.ceil((bytes * headroom) / step) * step;

const measured = Object.entries(await measureComponents());
writeBudgets(
  Object.fromEntries(measured.map(([name, { bytes, files }]) => [name, { bytes: limit(bytes, 100), folders: foldersOf(files) }])),
);

const weights = readWeights();
const examples = Object.entries(await measureExamples());
writeWeights(
  Object.fromEntries(
    examples.map(([name, { script, style }]) => {
      const { installed } = weights[name] ?? {};
      return [name, { script: limit(script, 1000), style: limit(style, 1000), ...(installed ? { installed } : {}) }];
    }),
  ),
);
process.stdout.write(`${JSON.stringify({ accepted: measured.length + examples.length })}\n`);
