import type { Language } from '@pomp/language';
import { failureTexts } from '../texts/failure';
import { failureAttribute, type FailureWords } from './failed-page-words';

/** For the body of a page, on the server: what stands there if the page fails. */
export const failureWords = (language: Language) => ({
  [failureAttribute]: JSON.stringify(language.texts(failureTexts) satisfies FailureWords),
});
