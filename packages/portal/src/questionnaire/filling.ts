import { isBegun } from '@pomp/domain';
import type { AskedSection } from './asked-section.js';

/** How far a questionnaire is filled in, and with that what there is to do. */
export type Filling<Name extends string = string> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'partial'; readonly missing: readonly AskedSection<Name>[] }
  /** Every section is done, and the customer hasn't said so: it still counts as incomplete. */
  | { readonly kind: 'toFinish' }
  | { readonly kind: 'complete' };

/** @param completed whether the customer said that it is complete. */
export function fillingOf<Name extends string>(completed: boolean, sections: readonly AskedSection<Name>[]): Filling<Name> {
  const missing = sections.filter(({ state }) => !state.done);
  if (missing.length === 0) return { kind: completed ? 'complete' : 'toFinish' };
  return sections.some(({ state }) => isBegun(state)) ? { kind: 'partial', missing } : { kind: 'nothing' };
}
