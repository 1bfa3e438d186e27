import compile from 'icu-minify/compile';
import type { Words } from '../message.js';
import { isTag } from './is-tag.js';

/**
 * What is wrong with words that the compiler didn't see, such as those of a language in a file: what is missing, too much, no ICU message, or about
 * something else than in `own`. A line each.
 */
export function faultsInTranslation(own: Words, translation: Words, path: readonly string[] = []): readonly string[] {
  const keys = [...new Set([...Object.keys(own), ...Object.keys(translation)])];
  return keys.flatMap((key) => {
    const [here, there, place] = [own[key], translation[key], [...path, key].join('.')];
    // Most of what an edition says in a language that the packages are written in.
    if (here === there) return [];
    if (there === undefined) return [`${place} is missing`];
    if (here === undefined) return [`${place} isn't used`];
    if (typeof here !== 'string' && typeof there !== 'string') return faultsInTranslation(here, there, [...path, key]);
    if (typeof here !== 'string' || typeof there !== 'string') return [`${place} is a text in one and a group in the other`];
    try {
      const [asked, given] = [valuesIn(here), valuesIn(there)];
      return asked === given ? [] : [`${place} is about ${given || 'nothing'} rather than ${asked || 'nothing'}`];
    } catch (error) {
      return [`${place} is no ICU message: ${String(error)}`];
    }
  });
}

function valuesIn(text: string): string {
  const names = new Set<string>();
  const collect = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, , branches] = node as [unknown, unknown, unknown];
    if (typeof name === 'string') names.add(name);
    if (isTag(node)) return node.slice(1).forEach(collect);
    if (typeof branches === 'object' && branches !== null)
      for (const branch of Object.values(branches)) if (Array.isArray(branch)) branch.forEach(collect);
  };
  const message = compile(text);
  if (typeof message !== 'string') message.forEach(collect);
  return [...names].toSorted().join(', ');
}
