import { z } from 'zod';
import { fieldValue } from './field-value.js';
import type { Story } from './story-file.js';

type Operator = (actual: unknown, expected: string) => boolean;

const list = (text: string) => text.split(',').map((part) => part.trim());
const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));
const items = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
/** `2026-01-31 14:00`, as Storyblok's editor writes dates, is UTC. */
const dateOf = (value: unknown) => Date.parse(textOf(value).replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/, '$1T$2Z'));

const like: Operator = (actual, expected) => list(expected).some((pattern) => wildcard(pattern).test(textOf(actual)));

/** `*` stands for any text. */
export function wildcard(pattern: string): RegExp {
  const source = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${source.join('.*')}$`, 'is');
}

const kinds: Record<string, (value: unknown) => boolean> = {
  empty: (value) => value === undefined || value === '',
  not_empty: (value) => value !== undefined && value !== '' && value !== null,
  empty_array: (value) => Array.isArray(value) && value.length === 0,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  true: (value) => value === true,
  false: (value) => value === false,
  null: (value) => value === null || value === undefined,
  not_null: (value) => value !== null && value !== undefined,
};

const operators: Record<string, Operator> = {
  is: (actual, expected) => kinds[expected]?.(actual) ?? false,
  in: (actual, expected) => list(expected).includes(textOf(actual)),
  not_in: (actual, expected) => !list(expected).includes(textOf(actual)),
  like,
  not_like: (actual, expected) => !like(actual, expected),
  any_in_array: (actual, expected) => list(expected).some((part) => items(actual).includes(part)),
  all_in_array: (actual, expected) => list(expected).every((part) => items(actual).includes(part)),
  gt_date: (actual, expected) => dateOf(actual) > dateOf(expected),
  lt_date: (actual, expected) => dateOf(actual) < dateOf(expected),
  gt_int: (actual, expected) => Number(actual) > Number(expected),
  lt_int: (actual, expected) => Number(actual) < Number(expected),
  gt_float: (actual, expected) => Number(actual) > Number(expected),
  lt_float: (actual, expected) => Number(actual) < Number(expected),
};

const tests = z.partialRecord(z.enum(Object.keys(operators)), z.string());
const conditions = z.record(z.string(), tests);

/** `filter_query[field][operator]=value`, all of which must hold, and `filter_query[__or][][field][operator]`, of which one must. */
export const filterQuery = z.object({ __or: z.array(conditions).optional() }).catchall(tests);

export type FilterQuery = z.infer<typeof filterQuery>;

export function matchesFilter(story: Story, { __or: alternatives, ...all }: FilterQuery): boolean {
  return (
    results(story, all).every(Boolean) &&
    (!alternatives || alternatives.flatMap((alternative) => results(story, alternative)).some(Boolean))
  );
}

function results(story: Story, fields: z.infer<typeof conditions>): boolean[] {
  return Object.entries(fields).flatMap(([field, asked]) =>
    Object.entries(asked).map(([name, expected]) => operators[name]?.(fieldValue(story.content, field), expected ?? '') ?? false),
  );
}
