import type { Database } from '../adapters/database/database.js';
import type { OwnedUploads } from '../house-info/own-files.js';
import { isEntityId } from '../http/entity-id.js';
import { uploadRepository } from './upload.repository.js';

export const ownedUploads =
  (database: Database): OwnedUploads =>
  async (customerId, ids) => {
    const possible = ids.filter(isEntityId);
    const found = possible.length === 0 ? [] : await uploadRepository(database).ofCustomer(customerId, possible);
    return new Set(found.map(({ id }) => id));
  };
