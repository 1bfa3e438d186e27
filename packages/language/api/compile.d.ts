import { CompiledMessage } from 'icu-minify/format';
interface Words {
    readonly [key: string]: string | Words;
}
interface CompiledWords {
    readonly [key: string]: CompiledMessage | CompiledWords;
}
type Dictionary = Readonly<Record<string, CompiledWords>>;
declare const compileWords: (words: Words) => CompiledWords;
declare const compileDictionary: (words: Readonly<Record<string, Words>>) => Dictionary;
declare function faultsInTranslation(own: Words, translation: Words, path?: readonly string[]): readonly string[];
declare const pseudoLocale = "en-XA";
declare const pseudoWords: <Said extends Words>(words: Said) => Said;
export { compileDictionary, compileWords, faultsInTranslation, pseudoLocale, pseudoWords };
