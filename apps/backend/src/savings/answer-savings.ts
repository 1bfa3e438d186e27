import type { SavingsAnswer, SavingsBody } from '@pomp/api-contract';
import {
  advancedSavingsForm,
  averagesIn,
  businessSavingsForm,
  calendarDate,
  isBusiness,
  isMailed,
  pumpsNeeded,
  quickCheckForm,
  resolveSection,
  savingsInputOf,
  savingsOutcome,
  unknownAnswer,
  type HomeFacts,
  type MailedSavingsRequest,
  type QuickSavingsRequest,
  type RawAnswers,
  type SavingsRequest,
  type SectionContext,
  type SystemPrices,
} from '@pomp/domain';
import type { Locale } from '@pomp/edition';
import { refuseAnswers, requireAnswers, todayOf } from '../answers/require-answers.js';
import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { findHome, type HomeContext } from '../registers/look-up-home.js';
import { limitMailsFrom, limitMailsTo } from '../throttle/limit-mails-to.js';
import { runIdempotent } from '../idempotency/run-idempotent.js';
import { throttled } from '../throttle/throttled.js';
import { isFromPeople, withoutProof } from '../visitors/visitor-proof.js';
import { savingsRequestRepository } from './savings-request.repository.js';

export interface SavingsContext extends HomeContext {
  readonly prices: SystemPrices;
}

export interface AskedSavings {
  readonly body: SavingsBody;
  /** A visitor's. */
  readonly network: string;
  readonly locale: Locale;
}

const triesPerMinute = { quick: 30, mailed: 5 };

/** What a heat pump saves there; the detailed calculation of it follows by mail where that was asked. Refuses as the form needs to be told. */
export async function answerSavings(context: SavingsContext, { body, network, locale }: AskedSavings): Promise<SavingsAnswer> {
  const request = withoutProof(body);
  await throttled(context, {
    what: ['savings', isMailed(request) ? 'mailed' : 'quick', network],
    triesPerMinute: isMailed(request) ? triesPerMinute.mailed : triesPerMinute.quick,
  });
  if (!isMailed(request)) {
    return answerTo(context, request, await factsOf(context, request));
  }
  const fromPeople = await isFromPeople(context, 'postSavings', body);
  const asked = checked(context, request);
  const facts = isBusiness(asked) ? undefined : await factsOf(context, asked);
  if (fromPeople) {
    await limitMailsFrom(context, network);
    await keep(context, { request: asked, facts, locale });
  }
  return answerTo(context, asked, facts);
}

/** The request as it is kept, once its form takes the answers: its e-mail address as the form reads it. */
function checked({ clock }: Context, request: MailedSavingsRequest): MailedSavingsRequest {
  const raw = Object.fromEntries(
    Object.entries(request).map(([name, answer]) => [name, typeof answer === 'number' ? String(answer) : answer]),
  ) as RawAnswers;
  const scope = { after: {}, context: todayOf(clock) };
  const form = isBusiness(request) ? businessSavingsForm : advancedSavingsForm;
  const { answers, issues } = isBusiness(request)
    ? resolveSection(businessSavingsForm, raw, scope)
    : resolveSection(advancedSavingsForm, raw, scope);
  // The call takes `o.b.` of all that is asked; a form has that among its options.
  const refused = issues.filter(({ field }) => field === 'email' || raw[field] !== unknownAnswer);
  if (refused.length > 0) throw refuseAnswers(form.fields, refused);
  return { ...request, email: answers.email ?? request.email };
}

interface ToKeep {
  readonly request: MailedSavingsRequest;
  /** What it was answered with, so that the mail says the same. */
  readonly facts: HomeFacts | undefined;
  readonly locale: Locale;
}

/** Stored, and mailed, once: also when the same is asked again within minutes. */
const keep = (context: Context, { request, facts, locale }: ToKeep) =>
  runIdempotent(
    context,
    { call: 'postSavings', customerId: undefined, key: undefined, query: undefined, body: request },
    async (once) => {
      const { database, clock } = once;
      await limitMailsTo(once, request.email);
      const now = clock();
      const savingsRequestId = await savingsRequestRepository(database).insert({ request, facts, locale, now });
      await enqueue(database, { kind: 'sendMail', payload: { template: 'savingsCalculation', savingsRequestId }, now });
      return {};
    },
  );

/** What registers know of the address, which has to be one. Undefined while addresses can't be looked up: nobody is refused for that. */
async function factsOf(
  context: HomeContext,
  { zip, houseNumber, addition = '' }: QuickSavingsRequest,
): Promise<HomeFacts | undefined> {
  const answers = requireAnswers<typeof quickCheckForm.fields, SectionContext, 'addition' | 'people'>(
    quickCheckForm,
    { zip, houseNumber: String(houseNumber), addition },
    todayOf(context.clock),
  );
  const home = await findHome(context, {
    zipcode: answers.zip,
    houseNumber: answers.houseNumber,
    addition: answers.addition ?? '',
  });
  if (home.outcome === 'additionNeeded') throw new HttpError('additionNeeded', { additions: home.additions });
  if (home.outcome === 'unknown') throw new HttpError('unknownAddress');
  return home.outcome === 'found' ? home.facts : undefined;
}

function answerTo(
  { prices, clock }: Pick<SavingsContext, 'prices' | 'clock'>,
  request: SavingsRequest,
  facts: HomeFacts | undefined,
): SavingsAnswer {
  const input = savingsInputOf(request, facts);
  const on = calendarDate(clock());
  const { euroSaved, gasSaved, co2Saved, roi, monthlySavings, anualPercentage } = savingsOutcome(input, { prices, on });
  return {
    euroSaved: hundredths(euroSaved),
    gasSaved: hundredths(gasSaved),
    co2Saved: hundredths(co2Saved),
    roi: roi === null ? null : hundredths(roi),
    monthlySavings: hundredths(monthlySavings),
    anualPercentage: hundredths(anualPercentage),
    averageOf: [...averagesIn(input)],
    pumps: pumpsNeeded(input, on),
  };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
