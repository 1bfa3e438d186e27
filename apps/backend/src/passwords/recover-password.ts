import { passwordRecovery, resolveSection, calendarDate, type RawAnswers } from '@pomp/domain';
import { createHash } from 'node:crypto';
import type { Context } from '../context/context.js';
import { enqueue } from '../jobs/job.repository.js';
import { isMailFromWithin } from '../throttle/limit-mails-to.js';
import { isWithin } from '../throttle/throttled.js';

/**
 * Asks for a mail with a link. Whether there is such a customer is only looked up when the mail is made, so that neither the answer
 * nor the time it takes tells. One mail a minute is enough, in an hour as many as the budget has, and someone who asks for hundreds hears nothing but gets none.
 */
export async function recoverPassword(context: Context, form: RawAnswers, network: string): Promise<void> {
  const { database, clock } = context;
  if (!(await isWithin(context, { what: ['recover password', network], triesPerMinute: 100 }))) return;
  if (!(await isMailFromWithin(context, network))) return;
  const now = clock();
  const { answers } = resolveSection(passwordRecovery, form, { after: {}, context: { today: calendarDate(now) } });
  if (answers.email === undefined) return;
  const email = answers.email.toLowerCase();
  const minute = now.toISOString().slice(0, 16);
  const uniqueKey = `passwordRecovery ${minute} ${createHash('sha256').update(email).digest('base64url')}`;
  // Those of a minute are one mail, and count as one.
  if (!(await isWithin(context, { what: [uniqueKey], triesPerMinute: 1 }))) return;
  // Apart from what else can be asked for at the address: nobody can use that up and with it the way back into an account.
  if (!(await isWithin(context, { what: ['recovery mails to', email], triesPerHour: context.budgets.mailsPerAddress }))) return;
  await enqueue(database, { kind: 'sendMail', payload: { template: 'passwordRecovery', email }, now, uniqueKey });
}
