import { lasting, type FirstPasswordLink } from '@pomp/correspondence';
import { after, days } from '../clock/clock.js';
import { linkTo } from '../context/link-to.js';
import { voiceToCustomer, type Reader } from '../context/voices.js';
import { passwordResetRepository } from '../customers/password-reset.repository.js';
import { hashOfToken, newSecretToken } from '../secrets/secret-token.js';
import type { MailContext } from './mail-context.js';

const firstPasswordDays = 7;

type WithoutPassword = Reader & { readonly id: string };

/** A link with which a customer chooses a password. Made with the mail and not when it was asked: it then rests nowhere else. */
export async function passwordLink(context: MailContext, customer: WithoutPassword, lifetime: number): Promise<string> {
  const token = newSecretToken();
  const now = context.clock();
  await passwordResetRepository(context.database).insert({
    tokenHash: hashOfToken(token),
    customerId: customer.id,
    createdAt: now,
    expiresAt: after(now, lifetime),
  });
  return linkTo(context, { to: 'setPassword', token }, voiceToCustomer(context, customer).language);
}

/** For whoever has none yet; undefined for a customer who chose one meanwhile, by a link that was asked for. */
export async function firstPasswordLink(context: MailContext, customer: WithoutPassword): Promise<FirstPasswordLink | undefined> {
  if (customer.passwordHash !== null) return undefined;
  return {
    link: await passwordLink(context, customer, days(firstPasswordDays)),
    validFor: lasting.days(firstPasswordDays),
    recoveryLink: linkTo(context, { to: 'forgotPassword' }, voiceToCustomer(context, customer).language),
  };
}
