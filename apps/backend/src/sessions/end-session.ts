import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import type { LiveSession } from '../context/session.js';
import { uploadTokenRepository } from '../uploads/upload-token.repository.js';
import { sessionRepository } from './session.repository.js';

/** Signs the customer out on one device; false when there is no such session of this customer. */
export const endSession = ({ database, clock }: Context, customerId: string, id: string): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const ended = await sessionRepository(transaction).removeById(customerId, id);
    if (ended) await recordChange(transaction, { customerId, actor: 'customer', action: 'endSession', subject: id, at: clock() });
    return ended;
  });

/** Signs the customer out everywhere but in this session. */
export const endOtherSessions = ({ database, clock }: Context, { customerId, tokenHash }: LiveSession): Promise<void> =>
  database.transaction(async (transaction) => {
    await sessionRepository(transaction).removeOthers(customerId, tokenHash);
    // Of those sessions some may be: a page that still needs one asks it anew.
    await uploadTokenRepository(transaction).removeOf(customerId);
    await recordChange(transaction, { customerId, actor: 'customer', action: 'endOtherSessions', at: clock() });
  });
