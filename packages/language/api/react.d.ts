import * as react from 'react';
import { ReactNode } from 'react';
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
interface CompiledWords {
    readonly [key: string]: CompiledMessage | CompiledWords;
}
type Dictionary = Readonly<Record<string, CompiledWords>>;
interface Spoken {
    readonly locale: string;
    readonly dictionary: Dictionary;
}
interface LanguageProviderProps {
    readonly locale?: string | undefined;
    readonly dictionary: Dictionary;
    readonly children: ReactNode;
}
declare function LanguageProvider({ locale, dictionary, children }: LanguageProviderProps): react.JSX.Element;
declare function useSpoken(): Spoken;
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
declare const usePlainTexts: <Own>(texts: Texts<Own>, given?: Language) => Said<Own>;
declare const useLocale: (given?: Language) => string;
interface SpokenProps {
    language?: Language | undefined;
}
declare const useLanguage: (given?: Language) => Language;
declare const useTexts: <Own>(texts: Texts<Own>, given?: Language) => Said<Own>;
export { LanguageProvider, useLanguage, useLocale, usePlainTexts, useSpoken, useTexts };
export type { LanguageProviderProps, Spoken, SpokenProps };
