import { answersAsTexts, enquiryDesk, enquirySection, marketingForms, type Enquiry, type RawAnswers } from '@pomp/domain';
import type { Locale } from '@pomp/edition';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import type { Context } from '../context/context.js';
import { enqueue } from '../jobs/job.repository.js';
import { limitMailsTo } from '../throttle/limit-mails-to.js';
import { enquiryRepository } from './enquiry.repository.js';

/** Who asks or tells something: in which language, and who it is where that is in their account. */
interface Asking {
  readonly locale: Locale;
  readonly customer?: { readonly id: string; readonly email: string };
}

/** Stores what was asked or told, and has it mailed to the department that answers it. In one transaction, or refused as the form says. */
export async function storeEnquiry(context: Context, asked: Enquiry<RawAnswers>, { locale, customer }: Asking): Promise<void> {
  const { database, clock } = context;
  const fields = answersTo(asked, clock);
  const given = { ...asked, fields };
  const now = clock();
  // Nobody can be signed up for mails by someone else.
  const confirmedBy = given.kind === 'form' && marketingForms[given.formId].subscribes ? fields['email'] : undefined;
  if (confirmedBy !== undefined) await limitMailsTo(context, confirmedBy);
  const enquiryId = await enquiryRepository(database).insert({
    kind: given.kind,
    formId: given.kind === 'form' ? given.formId : null,
    desk: enquiryDesk(given),
    email: customer?.email ?? fields['email'] ?? null,
    locale,
    fields,
    customerId: customer?.id ?? null,
    createdAt: now,
  });
  const template = confirmedBy === undefined ? 'enquiry' : 'formConfirmation';
  await enqueue(database, { kind: 'sendMail', payload: { template, enquiryId }, now });
}

/** The answers that count. */
const answersTo = (asked: Enquiry<RawAnswers>, clock: Context['clock']): Enquiry['fields'] =>
  answersAsTexts(requireAnswers(enquirySection(asked), asked.fields, todayOf(clock)));
