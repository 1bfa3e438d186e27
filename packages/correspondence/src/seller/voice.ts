import type { Language } from '@pomp/language';
import type { CorrespondenceEdition } from './correspondence-edition.js';

/** In whose name something is written, and in which language. */
export interface Voice {
  readonly edition: CorrespondenceEdition;
  readonly language: Language;
  /** Nobody has shown yet that the address is theirs: the mail says nothing that whoever typed that address typed besides, not even a name. */
  readonly isStranger?: boolean;
}
