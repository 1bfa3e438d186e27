import { person, readDutchDate, showDutchDate, type CustomerProfile, type MailWishes, type RawAnswers } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import { offeredLocale, type Locale } from '@pomp/edition';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { requireConfirmed } from '../context/require-confirmed.js';
import type { LiveSession } from '../context/session.js';
import { notFound } from '../errors/http-error.js';
import { throttled } from '../throttle/throttled.js';
import { requestEmailChange, startsEmailChange } from './change-email.js';
import { customerRepository, type PersonRow } from './customer.repository.js';
import { requireOffered } from './require-offered.js';

export async function readProfile({ database, clock, edition }: Context, customerId: string): Promise<CustomerProfile> {
  const found = await customerRepository(database).findProfile(customerId, clock());
  if (!found) throw notFound();
  return {
    ...found,
    locale: offeredLocale(edition, found.locale),
    birthdate: found.birthdate === null ? null : showDutchDate(found.birthdate),
  };
}

/** Saves the person form. The e-mail address only changes when the new one is confirmed. */
export async function updateProfile(context: Context, session: LiveSession, form: RawAnswers): Promise<CustomerProfile> {
  const { customerId } = session;
  const { email, birthdate, ...rest } = requireAnswers<typeof person.fields, ReturnType<typeof todayOf>, 'birthdate'>(
    person,
    form,
    todayOf(context.clock),
  );
  const wanted: PersonRow = { ...rest, birthdate: (birthdate === undefined ? undefined : readDutchDate(birthdate)) ?? null };

  const { newEmail: waiting, email: current } = await readProfile(context, customerId);
  if (startsEmailChange({ current, waiting, asked: email })) {
    requireConfirmed(context, session);
    await throttled(context, { what: ['change e-mail', customerId], triesPerMinute: 3 });
  }

  await context.database.transaction(async (transaction) => {
    const customers = customerRepository(transaction);
    await customers.lock(customerId);
    const now = context.clock();
    const before = await customers.findProfile(customerId, now);
    if (!before) throw notFound();
    const fields = (Object.keys(wanted) as (keyof PersonRow)[]).filter((field) => before[field] !== wanted[field]);
    if (fields.length > 0) {
      await customers.setPerson(customerId, wanted);
      await recordChange(transaction, { customerId, actor: 'customer', action: 'changeProfile', detail: { fields }, at: now });
    }
    await requestEmailChange(
      { ...context, database: transaction },
      { customerId, current: before.email, waiting: before.newEmail, asked: email },
    );
  });
  return readProfile(context, customerId);
}

/** The address that waits goes, and nothing else changes: neither one that was confirmed meanwhile, nor what was saved elsewhere. */
export async function withdrawEmailChange(context: Context, customerId: string): Promise<CustomerProfile> {
  await context.database.transaction(async (transaction) => {
    const customers = customerRepository(transaction);
    await customers.lock(customerId);
    const found = await customers.findProfile(customerId, context.clock());
    if (!found) throw notFound();
    const { email: current, newEmail: waiting } = found;
    await requestEmailChange({ ...context, database: transaction }, { customerId, current, waiting, asked: current });
  });
  return readProfile(context, customerId);
}

/** Keeps which language the customer reads: mails and documents come in it from now on. */
export async function chooseLocale(context: Context, customerId: string, locale: Locale): Promise<CustomerProfile> {
  const { database, clock, edition } = context;
  requireOffered(edition, locale);
  await database.transaction(async (transaction) => {
    const customers = customerRepository(transaction);
    await customers.lock(customerId);
    const before = await customers.findById(customerId);
    if (!before) throw notFound();
    if (before.locale === locale) return;
    await customers.setLocale(customerId, locale);
    await recordChange(transaction, {
      customerId,
      actor: 'customer',
      action: 'changeProfile',
      detail: { fields: ['locale'] },
      at: clock(),
    });
  });
  return readProfile(context, customerId);
}

/** Keeps which mails the customer wants, of those that needn't be. */
export async function chooseMails(context: Context, customerId: string, wished: MailWishes): Promise<CustomerProfile> {
  const { database, clock } = context;
  await database.transaction(async (transaction) => {
    const customers = customerRepository(transaction);
    await customers.lock(customerId);
    const before = await customers.findMailWishes(customerId);
    if (!before) throw notFound();
    if (before.reminders === wished.reminders && before.messages === wished.messages) return;
    await customers.setMailWishes(customerId, wished);
    await recordChange(transaction, {
      customerId,
      actor: 'customer',
      action: 'changeProfile',
      detail: { fields: ['mails'] },
      at: clock(),
    });
  });
  return readProfile(context, customerId);
}
