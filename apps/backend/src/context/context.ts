import type { Edition, Locale } from '@pomp/edition';
import type { Language } from '@pomp/language';
import type { Ask, Database } from '../adapters/database/database.js';
import type { Budgets } from '../budgets/budgets.js';
import type { Clock } from '../clock/clock.js';
import type { WritePdf } from '../pdfs/write-pdf.js';

/** What use cases work with. `database` can be a transaction: a use case that opens its own then nests in it. */
export interface Context {
  readonly database: Database;
  readonly clock: Clock;
  /** How much one can use up. */
  readonly budgets: Budgets;
  /** Whose backend it is: name, language, addresses, prices. */
  readonly edition: Edition;
  /** The language of a locale, or the seller's own where it doesn't offer that. */
  readonly speak: (locale: Locale) => Language;
  readonly writePdf: WritePdf;
  /** In milliseconds: what happens with an order within it is told in one mail. */
  readonly gatherNews: number;
}

/** For what customers look at all the time. */
export interface ReadContext extends Context {
  readonly ask: Ask;
}
