import type { AnySection, Fields, Presence, Section } from '../define-section.js';
import type { SectionContext } from '../field.js';

type AnyRules = Section<string, Fields, unknown, SectionContext>;
type Scope = Readonly<Record<string, string | undefined>>;

/** An answer that a rule reads, by the field's name; names are unique among the sections of a questionnaire. */
export interface Condition {
  readonly presence: Presence;
  /** For each answer that the rule reads, the values for which it holds. No conditions: always. */
  readonly when: Readonly<Record<string, readonly (string | undefined)[]>>;
}

/** Runs the rule of one field and says which answers it reads. */
function run(section: AnyRules, field: string, given: Scope, context: SectionContext) {
  const reads = new Set<string>();
  const watched = new Proxy<Record<string, string | undefined>>(
    { ...given },
    {
      get: (target, name: string) => {
        reads.add(name);
        return target[name];
      },
    },
  );
  const after = Object.fromEntries(section.after.map((name) => [name, watched]));
  return { presence: section.presenceOf(field, { answers: watched, after, context }), reads: [...reads] };
}

/** When one question has which presence in a context, found by running its rule on every value of what it reads. Hidden is left out. */
export function conditionsOf(
  section: AnySection,
  field: string,
  { valuesOf, context }: { readonly valuesOf: (name: string) => readonly string[]; readonly context: SectionContext },
): readonly Condition[] {
  const rules = section as AnyRules;
  const outcomes: { given: Scope; presence: Presence }[] = [];
  const explore = (given: Scope): void => {
    const { presence, reads } = run(rules, field, given, context);
    const open = reads.find((name) => !Object.hasOwn(given, name));
    if (open === undefined) outcomes.push({ given, presence });
    else for (const value of [undefined, ...valuesOf(open)]) explore({ ...given, [open]: value });
  };
  explore({});
  return merge(outcomes).filter(({ presence }) => presence !== 'hidden');
}

/** Outcomes that differ in one answer only become one, with the values of that answer together. */
function merge(outcomes: readonly { readonly given: Scope; readonly presence: Presence }[]): readonly Condition[] {
  const conditions: { presence: Presence; when: Record<string, (string | undefined)[]> }[] = [];
  for (const { given, presence } of outcomes) {
    const alike = conditions.find((one) => one.presence === presence && differences(one.when, given).length <= 1);
    const [differing] = alike ? differences(alike.when, given) : [];
    if (alike && differing !== undefined) alike.when[differing]?.push(given[differing]);
    else if (!alike)
      conditions.push({ presence, when: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value]])) });
  }
  return conditions;
}

const differences = (when: Condition['when'], given: Scope) =>
  [...new Set([...Object.keys(when), ...Object.keys(given)])].filter(
    (name) => !Object.hasOwn(given, name) || !when[name]?.includes(given[name]),
  );
