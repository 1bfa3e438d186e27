import type { RawAnswers, SaveMode } from '@pomp/domain';
import { HttpError } from '../errors/http-error.js';

/** The one section that a save has, and whether it says that it is finished. */
export function sectionIn<Name extends string>(
  sections: Readonly<Record<Name, unknown>>,
  { completed: partCompleted, ...part }: { readonly completed: boolean },
) {
  const [[name, values] = []] = Object.entries<RawAnswers>(part as Readonly<Record<string, RawAnswers>>);
  const isName = (candidate: string | undefined): candidate is Name =>
    candidate !== undefined && Object.hasOwn(sections, candidate);
  if (!isName(name) || !values) throw new HttpError('malformedRequest');
  const { completed, pompaoCompleted: _ao, pomptCompleted: _t, ...posted } = values;
  // Either of the two claims that the section is finished, and then it has to be.
  const mode: SaveMode = completed === true || partCompleted ? 'final' : 'draft';
  return { name, posted, mode };
}
