import type { Database } from '../adapters/database/database.js';
import type { Clock } from '../clock/clock.js';

/** What use cases work with. `database` can be a transaction: a use case that opens its own then nests in it. */
export interface Context {
  readonly database: Database;
  readonly clock: Clock;
}
