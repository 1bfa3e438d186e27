import type { Database } from '../adapters/database/database.js';
import { isEntityId } from '../ids/entity-id.js';
import { uploadRepository } from './upload.repository.js';

/** Which of these ids are files that this customer uploaded. */
export type OwnedUploads = (customerId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;

export const ownedUploads =
  (database: Database): OwnedUploads =>
  async (customerId, ids) => {
    const possible = ids.filter(isEntityId);
    const found = possible.length === 0 ? [] : await uploadRepository(database).ofCustomer(customerId, possible);
    return new Set(found.map(({ id }) => id));
  };
