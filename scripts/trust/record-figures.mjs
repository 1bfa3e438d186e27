import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace/places.mjs';

const document = join(root, 'docs/trust.md');

/**
 * Puts what a trial saw in its place in docs/trust.md.
 * @param {string} trial
 * @param {{ command: string, said: string[], bad: string[], date: Date, commit: string }} seen
 */
export function recordFigures(trial, seen) {
  writeFileSync(document, withFigures(readFileSync(document, 'utf8'), trial, seen));
}

/**
 * @param {string} text of the document
 * @param {string} trial
 * @param {{ command: string, said: string[], bad: string[], date: Date, commit: string }} seen
 */
export function withFigures(text, trial, { command, said, bad, date, commit }) {
  const [from, to] = [`<!-- figures of ${trial} -->`, `<!-- end of ${trial} -->`];
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start === -1 || end < start) throw new Error(`docs/trust.md has no place for the figures of "${trial}".`);
  const lines = [
    `\`${command}\`, ${date.toISOString().slice(0, 10)}, at ${commit}, ${cpus().length} processors:`,
    '',
    ...said.map((line) => `- ${line}`),
    ...bad.map((line) => `- **Not as it must be**: ${line}`),
  ];
  return `${text.slice(0, start + from.length)}\n\n${lines.join('\n')}\n\n${text.slice(end)}`;
}
