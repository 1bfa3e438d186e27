import type { GetICUArgs } from '@schummar/icu-type-parser';

/** A moment that a message is about, in ISO 8601. A day without a time is its midnight in UTC, which is that day in the Netherlands too. */
export interface Instant {
  readonly at: string;
}

/** What a message may be told about: text, a number, or another message, which is said in the same language. */
export type MessageValue = string | number | Message;

/** The values of a message, by the names that stand in it between braces. */
export type MessageValues = Readonly<Record<string, MessageValue | Instant>>;

/**
 * Something to say, in whatever language: which text, and what it is about. Plain data, so that it can be compared, kept and sent. Only a `Language` makes a
 * sentence of it; no text or page takes one by mistake, since it is no string.
 */
export interface Message {
  /** The texts it is one of, such as `portal/documents`. */
  readonly from: string;
  /** Where it stands in them: `['title']`, `['buildingYear', 'label']`. */
  readonly path: readonly string[];
  readonly values?: MessageValues | undefined;
}

/** Words of one feature, as a translator writes them: ICU messages, in groups where that helps. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** What `Own` says, in another language. The compiler names what is missing or too much. */
export type Translation<Own> = {
  readonly [Key in keyof Own]: Own[Key] extends string ? string : Translation<Own[Key]>;
};

/** Any part of what `Own` says, in other words: `Overrides<typeof words>`. */
export type Overrides<Own> = {
  readonly [Key in keyof Own]?: Own[Key] extends string ? string : Overrides<Own[Key]>;
};

type ValuesOf<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: MessageValue; ICUNumberArgument: number; ICUDateArgument: Instant }
>;

/** What has to be given with a text: nothing, or its values. */
export type ValuesFor<Text> = Text extends string
  ? string extends Text
    ? [values?: MessageValues]
    : keyof ValuesOf<Text> extends never
      ? []
      : [values: Readonly<ValuesOf<Text>>]
  : never;

/** Words that a component makes something of: `Lees de <terms>voorwaarden</terms>.` No rule says them, so they are no message. */
export type TaggedText = `${string}</${string}`;

/** Where texts stand in `Own`, with dots between: `title`, `buildingYear.label`. */
export type PathIn<Own> = {
  [Key in keyof Own & string]: Own[Key] extends TaggedText ? never : Own[Key] extends string ? Key : `${Key}.${PathIn<Own[Key]>}`;
}[keyof Own & string];

type TextAt<Own, Path extends string> = Path extends keyof Own
  ? Own[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Own
      ? TextAt<Own[Key], Rest>
      : never
    : never;

/** The texts of one feature, without the words: those stand beside it in a file for each language, and only one of them reaches a page. */
export interface Texts<Own = Words> {
  readonly name: string;
  /** One of them, to be said later. */
  message<const Path extends PathIn<Own>>(path: Path, ...values: ValuesFor<TextAt<Own, Path>>): Message;
  /** Only for the compiler: what the Dutch says. */
  readonly own?: Own;
}

/**
 * Declares a feature's texts: `defineTexts<typeof nl>('portal/documents')`, with `nl` imported as a type.
 *
 * @param name unique in the whole product, `package/feature`; the key of its words in the package's list per language.
 */
export const defineTexts = <Own extends Words>(name: string): Texts<Own> => ({
  name,
  message: (path, ...values: readonly unknown[]) => messageAt(name, path.split('.'), values[0] as MessageValues | undefined),
});

/** A message whose place is put together, such as the label of a field by the field's name. */
export const messageAt = (from: string, path: readonly string[], values?: MessageValues): Message =>
  values === undefined ? { from, path } : { from, path, values };

/** Whether a value is something to say, rather than a text. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'from' in value && 'path' in value;
