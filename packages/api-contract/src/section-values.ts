import type { AnySection, Fields, PumpFlags, Section, WireShape } from '@pomp/domain';
import * as z from 'zod/mini';

/** Longest text that any answer has; a field's own limit is checked by its kind. */
const maxLength = 2000;
const maxItems = 200;

const string = z.string().check(z.maxLength(maxLength));

/** How each shape travels. Whether a value is an answer is the section's to say, so that a draft with a typing error still gets through. */
const shapes = {
  string,
  strings: z.array(string).check(z.maxLength(maxItems)),
  boolean: z.boolean(),
  insulation: z
    .array(z.strictObject({ value: string, rcValue: z.optional(string), installationYear: z.optional(string) }))
    .check(z.maxLength(maxItems)),
} satisfies Record<WireShape, z.ZodMiniType>;

/** A section's values on the wire: every field can be absent, and one that the section doesn't have is refused. */
export type SectionValues<F extends Fields> = { [Name in keyof F]?: z.output<(typeof shapes)[F[Name]['wire']]> };

export function sectionValues<F extends Fields>({ fields }: Pick<Section<string, F, never, never>, 'fields'>) {
  return z.strictObject(sectionShape(fields)) as z.ZodMiniType<SectionValues<F>>;
}

/** A section's values beside what the form doesn't ask, such as what it is about. */
export function withSectionValues<F extends Fields, Rest extends z.core.$ZodShape>(
  { fields }: Pick<Section<string, F, never, never>, 'fields'>,
  rest: Rest,
) {
  return z.strictObject({ ...rest, ...sectionShape(fields) }) as z.ZodMiniType<z.output<z.ZodMiniObject<Rest>> & SectionValues<F>>;
}

/** A section's values with the flags that a save carries (spec 1 §3, "Section save payload"). */
export function savedSection<F extends Fields>({ fields }: Pick<Section<string, F, never, never>, 'fields'>) {
  const flag = z.optional(z.boolean());
  return z.strictObject({
    ...sectionShape(fields),
    ...({ completed: flag, pompaoCompleted: flag, pomptCompleted: flag } satisfies Record<keyof SectionFlags, typeof flag>),
  }) as z.ZodMiniType<SectionValues<F> & SectionFlags>;
}

/** What of a questionnaire is complete. */
export type SectionFlags = { [Flag in 'completed' | keyof PumpFlags]?: boolean };

type Sections = Readonly<Record<string, AnySection>>;
type SavedSections<S extends Sections> = { [Name in keyof S]?: SectionValues<S[Name]['fields']> & SectionFlags };

/** A part of the house info with any of its sections, each as it was last saved. */
export function savedPart<S extends Sections>({ sections }: { readonly sections: S }) {
  const shape = Object.fromEntries(Object.entries(sections).map(([name, section]) => [name, z.optional(savedSection(section))]));
  return z.strictObject({ completed: z.boolean(), ...shape }) as z.ZodMiniType<{ completed: boolean } & SavedSections<S>>;
}

/** A save: one part with exactly one of its sections. */
type SectionToSave<Part extends string, S extends Sections> = {
  [Name in keyof S]: { [P in Part]: { completed: boolean } & { [N in Name]: SectionValues<S[Name]['fields']> & SectionFlags } };
}[keyof S];

export function sectionToSave<Part extends string, S extends Sections>({
  part,
  sections,
}: {
  readonly part: Part;
  readonly sections: S;
}) {
  const bodies: z.ZodMiniType[] = Object.entries(sections).map(([name, section]) =>
    z.strictObject({ [part]: z.strictObject({ completed: z.boolean(), [name]: savedSection(section) }) }),
  );
  return z.union(bodies) as z.ZodMiniType<SectionToSave<Part, S>>;
}

const sectionShape = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { wire }]) => [name, z.optional(shapes[wire])]));
