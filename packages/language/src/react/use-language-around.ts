import { createLanguage, type Language } from '../language.js';
import { type Spoken, useSpoken } from './language-provider.js';

const languages = new WeakMap<Spoken, Language>();

/** The language of the provider around it, made when something is first said in it. */
export function useLanguageAround(): Language {
  const spoken = useSpoken();
  const language = languages.get(spoken) ?? createLanguage(spoken);
  languages.set(spoken, language);
  return language;
}
