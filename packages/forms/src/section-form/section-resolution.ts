import { resolveSection, type Fields, type RawAnswers, type Section, type SectionContext } from '@pomp/domain';

/** What the section's rules may read besides its own answers. */
export interface Scope<After, Context> {
  readonly after: After;
  readonly context: Context;
}

/** What the section makes of the answers in its scope: worked out once at each change, and read from here by who needs it. */
export function createResolution<F extends Fields, After, Context extends SectionContext>(
  section: Section<string, F, After, Context>,
  firstScope: Scope<After, Context>,
  firstValues: RawAnswers,
) {
  let scope = firstScope;
  let resolution = resolveSection(section, firstValues, scope);

  return {
    context: () => scope.context,
    now: () => resolution,
    /** What it makes of other answers. */
    of: (values: RawAnswers) => resolveSection(section, values, scope),
    resolve: (values: RawAnswers) => {
      resolution = resolveSection(section, values, scope);
    },

    /** False when it is the scope that it has. */
    rescope: (next: Scope<After, Context>, values: RawAnswers) => {
      if (next === scope) return false;
      scope = next;
      resolution = resolveSection(section, values, scope);
      return true;
    },
  };
}
