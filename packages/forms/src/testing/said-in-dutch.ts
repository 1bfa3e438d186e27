import { words as domain } from '@pomp/domain/words/nl';
import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import type { SectionForm } from '../section-form/create-form-on.js';
import { sayMessage } from '../section-form/say-message.js';
import { words as forms } from '../words/nl.js';

/** For tests: what forms say in Dutch. */
export const inDutch = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary({ ...domain, ...forms }) });

/** For tests: the message beside a field. */
export function messageAt(form: Pick<SectionForm, 'field'>, name: string): string | undefined {
  const { message } = form.field(name);
  return message === undefined ? undefined : sayMessage(message, inDutch);
}
