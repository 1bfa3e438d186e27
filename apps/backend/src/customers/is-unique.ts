import { defineSection, login } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import type { Context } from '../context/context.js';
import { throttled } from '../throttle/throttled.js';
import { customerRepository } from './customer.repository.js';

const asked = defineSection({ name: 'asked', fields: { email: login.fields.email } });

/** Whether nobody has this address yet. Who asks for many is stopped: it tells who is a customer. */
export async function isUnique(context: Context, form: { readonly email: string }, network: string): Promise<boolean> {
  await throttled(context, { what: ['unique e-mail', network], triesPerMinute: 20 });
  const answers = requireAnswers(asked, form, todayOf(context.clock));
  return (await customerRepository(context.database).findByEmail(answers.email)) === undefined;
}
