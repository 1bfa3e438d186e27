import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Lost where it is written as JSON: a picture, a heading, what happens at a press, alone or somewhere in what is given. */
function isMoreThanData(given: unknown): boolean {
  if (typeof given === 'function' || isValidElement(given)) return true;
  return typeof given === 'object' && given !== null && Object.values(given).some(isMoreThanData);
}

/** What can also be written as a text, as types of props have it. */
const alsoText = new Set<unknown>(['ReactNode', 'HTMLInputAutoCompleteAttribute', 'string | undefined']);

function held(argType: StrictInputType, given: unknown): StrictInputType {
  if (argType.control !== undefined) return argType;
  if (isMoreThanData(given)) return { ...argType, control: false };
  const { type } = argType;
  if (type?.name !== 'other') return argType;
  if (typeof given === 'string') return { ...argType, control: { type: 'text' } };
  if (given !== undefined) return argType;
  // Storybook begins with `{}`, which is none of them: a reference, a language, a list.
  return { ...argType, control: alsoText.has(type.value) ? { type: 'text' } : false };
}

/** Of what a story is filled with and what it could be: a text box for words, and nothing to write in where the story would break by it. It can be looked at. */
export const controlsThatHold: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Also what no type tells of, such as the children of `PropsWithChildren`.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries([...names].map((name) => [name, held(argTypes[name] ?? { name }, initialArgs[name])]));
};
