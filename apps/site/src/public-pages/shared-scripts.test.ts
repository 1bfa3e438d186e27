import type { CodeSplittingGroup, OutputChunk } from 'rolldown';
import { expect, test } from 'vitest';
import { sharedScripts } from '../../shared-scripts.mjs';

/** A file with one module of its name. */
const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []) =>
  ({ name, fileName: name, modules: { [name]: {} }, imports, dynamicImports }) as unknown as OutputChunk;

const chunks = [
  chunk('page', ['time'], ['wake-island', 'quick-check']),
  chunk('time'),
  chunk('quick-check', ['rules']),
  chunk('rules', ['time']),
  chunk('wake-island', ['node_modules/react-dom/client.js'], ['login', 'contact', 'totals', 'photo']),
  chunk('node_modules/react-dom/client.js'),
  chunk('login', ['form', 'house']),
  chunk('contact', ['form']),
  chunk('totals', ['time']),
  chunk('photo', ['house-alone']),
  chunk('form', ['rules', 'node_modules/react-dom/client.js']),
  chunk('house'),
  chunk('house-alone'),
];

const groupOf = (module: string) =>
  sharedScripts(chunks)
    .sort((one: CodeSplittingGroup, other: CodeSplittingGroup) => (other.priority ?? 0) - (one.priority ?? 0))
    .find(({ test }: CodeSplittingGroup) => typeof test === 'function' && test(module))?.name;

test.each([
  ['what every page runs', 'time', 'page'],
  ['what a control and islands need, without React', 'rules', 'controls'],
  ['what wakes an island', 'node_modules/react-dom/client.js', 'awake'],
  ['what half of the islands need', 'form', 'islands'],
  ['what a control needs alone', 'quick-check', undefined],
  ['what few islands need', 'house', undefined],
  ['an island itself', 'login', undefined],
])('%s comes in one file', (_what, module, group) => {
  expect(groupOf(module)).toBe(group);
});
