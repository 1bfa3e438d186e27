import type { Fields, RawAnswers, WireShape } from '@pomp/domain';

/** What an unanswered field holds, so that filling it in and clearing it again leaves nothing unsaved. */
const blank: Record<WireShape, unknown> = { string: '', strings: [], boolean: false, insulation: [] };

export const withBlanks = (fields: Fields, values: RawAnswers) =>
  Object.fromEntries(Object.entries(fields).map(([name, { wire }]) => [name, values[name] ?? blank[wire]]));
