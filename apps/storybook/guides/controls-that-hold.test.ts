import { createElement } from 'react';
import { normalizeProjectAnnotations } from 'storybook/internal/preview-api';
import type { StrictArgTypes } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { controlsThatHold } from '../.storybook/controls-that-hold.js';

const { argTypesEnhancers = [] } = normalizeProjectAnnotations({ argTypesEnhancers: [controlsThatHold] });

/** What a page of documentation offers for a prop, by all that Storybook has it go through. */
function controlOf(given: unknown, type?: { name: 'other'; value: string } | { name: 'boolean' }): unknown {
  const before: StrictArgTypes = type ? { prop: { name: 'prop', type } } : {};
  const context = { initialArgs: { prop: given }, parameters: { __isArgsStory: true } } as unknown as Parameters<
    typeof controlsThatHold
  >[0];
  return argTypesEnhancers.reduce((argTypes, enhance) => enhance({ ...context, argTypes }), before).prop?.control;
}
const other = (value: string) => ({ name: 'other' as const, value });

test.each([
  ['a picture', createElement('svg')],
  ['pictures in a list', [{ label: 'Huis', picture: createElement('svg') }]],
  ['what happens at a press', { pressed: false, onPressedChange: () => undefined }],
])('%s can’t be written, whether a type tells of it or not', (_what, given) => {
  expect(controlOf(given)).toBe(false);
  expect(controlOf(given, other('ReactNode'))).toBe(false);
});

test('words stand in a box of text where a picture may stand as well', () => {
  expect(controlOf('Dit adres klopt niet.', other('ReactNode'))).toEqual({ type: 'text' });
  expect(controlOf(undefined, other('ReactNode'))).toEqual({ type: 'text' });
});

test.each(['Ref<HTMLInputElement>', 'Language', 'IconNode', 'readonly string[]'])(
  'what is no text isn’t begun as an empty object: %s',
  (type) => {
    expect(controlOf(undefined, other(type))).toBe(false);
  },
);

test('what is data keeps the control that Storybook has for it', () => {
  expect(controlOf([{ value: 'a', label: 'A' }], other('readonly Choice[]'))).toEqual({ type: 'object' });
  expect(controlOf(undefined, { name: 'boolean' })).toEqual({ type: 'boolean' });
});
