import type { SavingsAnswer, SavingsBody } from '@pomp/api-contract';
import {
  advancedSavingsForm,
  businessSavingsForm,
  calendarDate,
  isBusiness,
  isMailed,
  messages,
  quickCheckForm,
  savingsInputOf,
  savingsOutcome,
  savingsRequestIssues,
  systemPricesIn,
  type MailedSavingsRequest,
  type QuickSavingsRequest,
  type SavingsRequest,
  type SectionContext,
} from '@pomp/domain';
import type { Locale } from '@pomp/edition';
import { refuseAnswers, requireAnswers, todayOf } from '../answers/require-answers.js';
import { findAddress, type AddressContext } from '../addresses/look-up-address.js';
import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { limitMailsTo } from '../throttle/limit-mails-to.js';
import { runIdempotent } from '../idempotency/run-idempotent.js';
import { throttled } from '../throttle/throttled.js';
import { isFromPeople, withoutProof } from '../visitors/visitor-proof.js';
import { savingsRequestRepository } from './savings-request.repository.js';

export interface AskedSavings {
  readonly body: SavingsBody;
  /** A visitor's. */
  readonly network: string;
  readonly locale: Locale;
}

const triesPerMinute = { quick: 30, mailed: 5 };

/** What a heat pump saves there; the detailed calculation of it follows by mail where that was asked. Refuses as the form needs to be told. */
export async function answerSavings(context: AddressContext, { body, network, locale }: AskedSavings): Promise<SavingsAnswer> {
  const request = withoutProof(body);
  await throttled(context, {
    what: ['savings', isMailed(request) ? 'mailed' : 'quick', network],
    triesPerMinute: isMailed(request) ? triesPerMinute.mailed : triesPerMinute.quick,
  });
  if (!isMailed(request)) {
    await requireAddress(context, request);
    return answerTo(context, request);
  }
  const fromPeople = await isFromPeople(context, 'postSavings', body);
  const asked = await checked(context, request);
  if (fromPeople) await keep(context, asked, locale);
  return answerTo(context, asked);
}

/** The request as it is kept: its e-mail address as the form reads it. */
async function checked(context: AddressContext, request: MailedSavingsRequest): Promise<MailedSavingsRequest> {
  const { fields } = advancedSavingsForm;
  const email = fields.email.read(request.email, todayOf(context.clock));
  if (email.state !== 'answered') throw refuseAnswers(fields, [{ field: 'email', code: 'malformed', message: messages.malformed }]);
  const issues = savingsRequestIssues(request);
  if (issues.length > 0) throw refuseAnswers(isBusiness(request) ? businessSavingsForm.fields : fields, issues);
  if (!isBusiness(request)) await requireAddress(context, request);
  return { ...request, email: email.value };
}

/** Stored, and mailed, once: also when the same is asked again within minutes. */
const keep = (context: Context, request: MailedSavingsRequest, locale: Locale) =>
  runIdempotent(
    context,
    { call: 'postSavings', customerId: undefined, key: undefined, query: undefined, body: request },
    async (once) => {
      const { database, clock } = once;
      await limitMailsTo(once, request.email);
      const now = clock();
      const savingsRequestId = await savingsRequestRepository(database).insert({ request, locale, now });
      await enqueue(database, { kind: 'sendMail', payload: { template: 'savingsCalculation', savingsRequestId }, now });
      return {};
    },
  );

/** An address has to look like one. One that nobody knows is fine: it may be new, and a look-up only helps. */
async function requireAddress(context: AddressContext, { zip, houseNumber, addition = '' }: QuickSavingsRequest): Promise<void> {
  const typed = { zip, houseNumber: String(houseNumber), addition };
  const answers = requireAnswers<typeof quickCheckForm.fields, SectionContext, 'addition' | 'people'>(
    quickCheckForm,
    typed,
    todayOf(context.clock),
  );
  const known = await findAddress(context, { zipcode: answers.zip, houseNumber: answers.houseNumber });
  if (known.outcome !== 'found' || known.additions.length === 0) return;
  const given = spelled(answers.addition ?? '');
  if (given === '' ? known.plain : known.additions.some((one) => spelled(one) === given)) return;
  throw new HttpError('additionNeeded', { additions: [...known.additions] });
}

/** `a 1` and `A1` are one. */
const spelled = (addition: string) => addition.replaceAll(/[\s-]/g, '').toUpperCase();

function answerTo({ edition, clock }: Pick<Context, 'edition' | 'clock'>, request: SavingsRequest): SavingsAnswer {
  const { euroSaved, gasSaved, co2Saved, roi, monthlySavings, anualPercentage } = savingsOutcome(savingsInputOf(request), {
    prices: systemPricesIn(edition.prices),
    on: calendarDate(clock()),
  });
  return {
    euroSaved: hundredths(euroSaved),
    gasSaved: hundredths(gasSaved),
    co2Saved: hundredths(co2Saved),
    roi: roi === null ? null : hundredths(roi),
    monthlySavings: hundredths(monthlySavings),
    anualPercentage: hundredths(anualPercentage),
  };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
