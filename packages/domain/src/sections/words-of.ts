import type { Worded } from './worded.js';

/** The words that a section's own fields need, for its file of words: `export const nl = { … } as const satisfies WordsOf<typeof cooling>`. */
export type WordsOf<S> = S extends { readonly name: infer Owner extends string; readonly fields: infer F }
  ? { readonly title: string; readonly intro?: string } & WordsOfFields<Owner, F>
  : never;

/** The words of those fields that have none from elsewhere. */
export type WordsOfFields<Owner extends string, F> = {
  readonly [Name in keyof F as string extends Name ? never : F[Name] extends Worded<Owner> ? Name : never]: WordsOfField<F[Name]>;
};

type WordsOfField<F> = {
  readonly label: string;
  /** One or two sentences that help to find the answer. */
  readonly help?: string;
  /** For fields whose `messages` say that they have their own. */
  readonly missing?: string;
  readonly malformed?: string;
} & WordsOfOptions<F> &
  WordsOfPhotos<F>;

type WordsOfOptions<F> = F extends { readonly options: readonly string[]; readonly optionLabel: undefined }
  ? { readonly options: Readonly<Record<F['options'][number], string>> }
  : unknown;

type WordsOfPhotos<F> = F extends { readonly goodPhoto: readonly string[] }
  ? [F['goodPhoto'][number]] extends [never]
    ? unknown
    : { readonly goodPhoto: Readonly<Record<F['goodPhoto'][number], string>> }
  : unknown;
