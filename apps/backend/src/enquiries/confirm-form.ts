import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { hashOfToken, isSecretToken } from '../secrets/secret-token.js';
import { enquiryRepository } from './enquiry.repository.js';

/** What was asked with a form counts from now on, and is passed on. A link that is opened again still says yes. */
export async function confirmForm({ database, clock }: Context, token: string): Promise<void> {
  if (!isSecretToken(token)) throw new HttpError('expiredLink');
  const now = clock();
  const hash = hashOfToken(token);
  await database.transaction(async (transaction) => {
    const enquiries = enquiryRepository(transaction);
    const enquiryId = await enquiries.confirm(hash, now);
    if (enquiryId !== undefined) await enqueue(transaction, { kind: 'sendMail', payload: { template: 'enquiry', enquiryId }, now });
    else if (!(await enquiries.isConfirmed(hash))) throw new HttpError('expiredLink');
  });
}
