import type { Translation } from '@pomp/language';
import { en as frame } from '../texts/frame.en';
import { en as failure } from '../texts/failure.en';
import { en as messages } from '../texts/messages.en';
import { en as calls } from '../texts/calls.en';
import { en as seo } from '../texts/seo.en';
import type { words as dutch } from './nl';

/** The same in English. */
export const words: Translation<typeof dutch> = {
  'site/frame': frame,
  'site/failure': failure,
  'site/messages': messages,
  'site/calls': calls,
  'site/seo': seo,
};
