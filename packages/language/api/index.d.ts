import { CompiledMessage } from 'icu-minify/format';
import { GetICUArgs } from '@schummar/icu-type-parser';
interface Instant {
    readonly at: string;
}
type MessageValue = string | number | Message;
type MessageValues = Readonly<Record<string, MessageValue | Instant>>;
interface Message {
    readonly from: string;
    readonly path: readonly string[];
    readonly values?: MessageValues | undefined;
}
interface Words {
    readonly [key: string]: string | Words;
}
type Translation<Own> = {
    readonly [Key in keyof Own]: Own[Key] extends string ? string : Translation<Own[Key]>;
};
type Overrides<Own> = {
    readonly [Key in keyof Own]?: Own[Key] extends string ? string : Overrides<Own[Key]>;
};
type ValuesOf<Text extends string> = GetICUArgs<Text, {
    ICUArgument: MessageValue;
    ICUNumberArgument: number;
    ICUDateArgument: Instant;
}>;
type ValuesFor<Text> = Text extends string ? string extends Text ? [
    values?: MessageValues
] : keyof ValuesOf<Text> extends never ? [
] : [
    values: Readonly<ValuesOf<Text>>
] : never;
type TaggedText = `${string}</${string}`;
type PathIn<Own> = {
    [Key in keyof Own & string]: Own[Key] extends TaggedText ? never : Own[Key] extends string ? Key : `${Key}.${PathIn<Own[Key]>}`;
}[keyof Own & string];
type TextAt<Own, Path extends string> = Path extends keyof Own ? Own[Path] : Path extends `${infer Key}.${infer Rest}` ? Key extends keyof Own ? TextAt<Own[Key], Rest> : never : never;
interface Texts<Own = Words> {
    readonly name: string;
    message<const Path extends PathIn<Own>>(path: Path, ...values: ValuesFor<TextAt<Own, Path>>): Message;
    readonly own?: Own;
}
declare const defineTexts: <Own extends Words>(name: string) => Texts<Own>;
declare const messageAt: (from: string, path: readonly string[], values?: MessageValues) => Message;
declare const isMessage: (value: unknown) => value is Message;
interface CompiledWords {
    readonly [key: string]: CompiledMessage | CompiledWords;
}
type Dictionary = Readonly<Record<string, CompiledWords>>;
declare const pickTexts: (dictionary: Dictionary, names: Iterable<string>) => Dictionary;
declare function pickMessages(dictionary: Dictionary, messages: Iterable<Pick<Message, 'from' | 'path'>>): Dictionary;
declare function overrideTexts(dictionary: Dictionary, overrides: Dictionary): Dictionary;
declare const languageCode: (locale: string) => string;
declare function languageName(locale: string): string;
type Said<Own> = {
    readonly [Key in keyof Own]: Own[Key] extends string ? Own[Key] extends TaggedText ? SaidAround<Own[Key]> : ValuesFor<Own[Key]> extends [
    ] ? string : (...values: ValuesFor<Own[Key]>) => string : Said<Own[Key]>;
};
type TagsIn<Text> = Text extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagsIn<Rest> : never;
type SaidAround<Text extends string> = <Part>(values: (ValuesFor<Text> extends [
    infer Values
] ? Values : unknown) & Readonly<Record<TagsIn<Text>, (words: string) => Part>>) => string | Part | (string | Part)[];
interface Language {
    readonly locale: string;
    texts<Own>(texts: Texts<Own>): Said<Own>;
    say(message: Message): string;
    sayIfAny(message: Message): string | undefined;
}
declare function createLanguage({ locale, dictionary }: {
    readonly locale: string;
    readonly dictionary: Dictionary;
}): Language;
type OwnText = string | Readonly<Record<string, string>> | Message;
declare const ownTextIn: (text: OwnText, { locale }: Pick<Language, 'locale'>, own?: string) => string | Message;
declare function sayOwn(text: OwnText, language: Language, own?: string): string;
declare function perLocale<Made>(make: (locale: string) => Made): (language: Pick<Language, 'locale'>) => Made;
declare function warnOfSecondCopy(name: string): void;
export { createLanguage, defineTexts, isMessage, languageCode, languageName, messageAt, overrideTexts, ownTextIn, perLocale, pickMessages, pickTexts, sayOwn, warnOfSecondCopy };
export type { CompiledWords, Dictionary, Instant, Language, Message, MessageValue, MessageValues, Overrides, OwnText, PathIn, Said, Texts, Translation, ValuesFor, Words };
