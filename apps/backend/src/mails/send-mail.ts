import { passwordChangedMail, passwordRecoveryMail, type RenderedMail } from '@pomp/correspondence';
import type { MailTransport } from '../adapters/mail/mail-transport.js';
import { after, hours } from '../clock.js';
import type { Context } from '../context.js';
import { customerRepository } from '../customers/customer.repository.js';
import type { JobHandler, JobPayload } from '../jobs/job-kinds.js';
import { passwordResetRepository } from '../passwords/password-reset.repository.js';
import { hashOfToken, newSecretToken } from '../sessions/secret-token.js';

export interface MailContext extends Context {
  readonly mail: MailTransport;
  readonly siteUrl: string;
}

type MailPayload = JobPayload<'sendMail'>;
type Template = MailPayload['template'];
type Addressed = { readonly to: string; readonly content: RenderedMail };

/** How each mail is made. Undefined when there is nobody to send it to. */
type Makers = { readonly [T in Template]: (payload: Extract<MailPayload, { template: T }>) => Promise<Addressed | undefined> };

const linkLifetime = { milliseconds: hours(1), text: '1 uur' };

const makers = ({ database, clock, siteUrl }: MailContext): Makers => ({
  passwordRecovery: async ({ email }) => {
    const customer = await customerRepository(database).findByEmail(email);
    if (!customer) return undefined;
    // Made here and not when it was asked: the link then rests nowhere but in the mail.
    const token = newSecretToken();
    const now = clock();
    const expiresAt = after(now, linkLifetime.milliseconds);
    await passwordResetRepository(database).insert({ tokenHash: hashOfToken(token), customerId: customer.id, createdAt: now, expiresAt });
    const link = `${siteUrl}/auth/wachtwoord-instellen/?token=${token}`;
    return { to: customer.email, content: await passwordRecoveryMail({ firstName: customer.firstName, link, validFor: linkLifetime.text }) };
  },

  passwordChanged: async ({ customerId }) => {
    const customer = await customerRepository(database).findById(customerId);
    if (!customer) return undefined;
    const recoveryLink = `${siteUrl}/auth/wachtwoord-vergeten/`;
    return { to: customer.email, content: await passwordChangedMail({ firstName: customer.firstName, recoveryLink }) };
  },
});

export function sendMail(context: MailContext): JobHandler<'sendMail'> {
  const make = makers(context);
  return {
    maxAttempts: 10,
    run: async (payload, { id }) => {
      const made = await makeWith(make, payload);
      if (made) await context.mail.send({ id, to: made.to, ...made.content });
    },
  };
}

/** The compiler asks for a case here, and a maker above, for every template. */
function makeWith(make: Makers, payload: MailPayload): Promise<Addressed | undefined> {
  switch (payload.template) {
    case 'passwordRecovery':
      return make.passwordRecovery(payload);
    case 'passwordChanged':
      return make.passwordChanged(payload);
  }
}
