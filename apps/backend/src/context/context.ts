import type { Edition, Locale } from '@pomp/edition';
import type { Language } from '@pomp/language';
import type { Database } from '../adapters/database/database.js';
import type { Clock } from '../clock/clock.js';

/** What use cases work with. `database` can be a transaction: a use case that opens its own then nests in it. */
export interface Context {
  readonly database: Database;
  readonly clock: Clock;
  /** Whose backend it is: name, language, addresses, prices. */
  readonly edition: Edition;
  /** The language of a locale, or the seller's own where it doesn't offer that. */
  readonly speak: (locale: Locale) => Language;
}
