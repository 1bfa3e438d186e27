import { ApiError, wait as waitByTheClock, type ApiClient, type Wait } from '@pomp/api-client';
import {
  advancedSavingsForm,
  answersAsTexts,
  businessContactForm,
  businessSavingsForm,
  contactForm,
  marketingFormOf,
  marketingForms,
  pump,
  quickCheckForm,
  reservableProducts,
  reservationInOneForm,
  reservationIssues,
  reservationOf,
  unknownAnswer,
  type Answers,
  type CalendarDate,
  type Fields,
  type MarketingForm,
  type ReservableProduct,
  type SaidIssue,
  type Section,
  type SectionContext,
  usualReservation,
} from '@pomp/domain';
import { pathTo } from '@pomp/edition';
import { createSectionForm, type SectionFormController } from '@pomp/forms';
import { answersIn } from '@pomp/forms/native';
import type { Language, Message } from '@pomp/language';
import { businessQuestion, visitorQuestion } from '../contact/question.js';
import { contactTexts } from '../contact/texts.js';
import { failureMessage } from '../reservation/failure-message.js';
import { reservationTexts } from '../reservation/texts.js';
import { addressIn, askSavings } from '../savings/ask-savings.js';
import { businessSavingsRequest } from '../savings/business-savings-request.js';
import { businessSavingsTexts } from '../savings/business-savings-texts.js';
import { failureText } from '../savings/failure-text.js';
import { numberOr } from '../savings/number-or.js';
import { addressedAt, withoutScriptAddress } from '../savings/result-address.js';
import { sendBusinessSavings } from '../savings/send-business-savings.js';
import { savingsResultTexts } from '../savings/savings-result-texts.js';
import { savingsTexts } from '../savings/texts.js';
import type { StorefrontRoutes } from '../storefront/storefront-routes.js';
import { trapName } from '../storefront/trap-name.js';
import { marketingFormIdIn, reservationFormName, type PostedFormName } from '../without-script/posted-form-name.js';
import { withoutScriptTexts } from '../without-script/texts.js';
import { tidyTyped } from './tidy-typed.js';

/** What it takes to do what a form asks. */
export interface Posting {
  /** What was sent, as a browser without script sends it. */
  readonly filledIn: Pick<FormData, 'has' | 'get' | 'getAll'>;
  /** Makes the calls for the visitor, and in their language. */
  readonly backend: ApiClient;
  readonly language: Language;
  readonly routes: StorefrontRoutes;
  readonly today: CalendarDate;
  /** Takes what went wrong without concerning the visitor. */
  readonly log?: (message: string) => void;
  /** How time passes between two tries of a call; by the clock unless given. */
  readonly wait?: Wait;
}

/** What was sent besides answers, to be sent along again: by its name in the form. */
type Kept = Readonly<Record<string, string>>;

/** What came of it. */
export type Posted =
  /** The page that shows it. */
  | { readonly leadTo: string }
  | {
      readonly title?: string;
      readonly text: string;
      /** What the page is called then, where its form asked something else. */
      readonly pageTitle?: Message;
    }
  /** Not done: what is wrong with it, beside what was filled in. */
  | { readonly again: SectionFormController; readonly kept?: Kept };

/** A form that a browser without script sends: it is checked, sent and answered as its script does it. */
export interface PostedForm {
  readonly title: Message;
  readonly submitLabel: (language: Language) => string;
  readonly post: (posting: Posting) => Promise<Posted>;
}

type Done = Exclude<Posted, { again: unknown }>;

interface Definition<F extends Fields, Context extends object> {
  readonly section: Section<string, F, unknown, SectionContext & Context>;
  /** What its rules read besides the day. */
  readonly context: Context;
  /** What it is about, as its page sends along. */
  readonly keeps?: readonly string[];
  /** Its first part was sent by itself: what follows is asked, with these answers filled in. Undefined where all of it was. */
  readonly goesOnWith?: (filledIn: Posting['filledIn']) => Answers<F> | undefined;
  /** What is done instead of asking what follows, by what the first part answered. */
  readonly leadsAway?: (answers: Answers<F>, posting: Posting) => Promise<Done | undefined>;
  readonly submitLabel: PostedForm['submitLabel'];
  /** Rejects as its calls do. */
  readonly send: (answers: Answers<F>, posting: Posting, proof: { readonly [trapName]?: string }) => Promise<Done>;
  /** What is said where it failed. */
  readonly failure: (failure: unknown, language: Language) => string;
  /** What the server has against it, by the names that its fields have. */
  readonly issues?: (issues: readonly SaidIssue[]) => readonly SaidIssue[];
}

const define = <F extends Fields, Context extends object>({
  section,
  context,
  keeps = [],
  goesOnWith,
  leadsAway,
  submitLabel,
  send,
  failure,
  issues = (same) => same,
}: Definition<F, Context>): PostedForm => ({
  title: section.title,
  submitLabel,
  async post(posting) {
    const { filledIn, language, today } = posting;
    const caught = textIn(filledIn, trapName);
    const proof = caught === '' ? {} : { [trapName]: caught };
    let done: Done | undefined;
    const usual = goesOnWith?.(filledIn);
    const again = createSectionForm({
      section,
      values: { ...tidyTyped(answersIn(filledIn, section.fields), section.fields, language.locale), ...usual },
      scope: { after: {}, context: { today, ...context } },
      save: async ({ answers }) => {
        try {
          done = await send(answers, posting, proof);
          return { status: 'saved' };
        } catch (thrown) {
          return {
            status: 'failed',
            message: failure(thrown, language),
            issues: thrown instanceof ApiError ? issues(thrown.issues) : [],
          };
        }
      },
    });
    if (usual) done = await leadsAway?.(again.resolution().answers, posting);
    else await again.submit();
    return done ?? { again, kept: textsIn(filledIn, keeps) };
  },
});

const textsIn = (filledIn: Posting['filledIn'], names: readonly string[]): Kept =>
  Object.fromEntries(names.map((name) => [name, textIn(filledIn, name)]));
function textIn(filledIn: Posting['filledIn'], name: string): string {
  const text = filledIn.get(name);
  return typeof text === 'string' ? text : '';
}

const notSent = (failure: unknown, language: Language) =>
  (failure instanceof ApiError && failure.said) || language.texts(withoutScriptTexts).failed;

const thanksForQuestion = (language: Language, email: string): Done => {
  const texts = language.texts(contactTexts);
  return { title: texts.thanks, text: texts.thanksText({ email }) };
};
const askQuestion = (language: Language) => language.texts(contactTexts).send;

const ofMarketing = (formId: string, { section, submitLabel, thanks }: MarketingForm): PostedForm =>
  define({
    section,
    context: {},
    submitLabel: (language) => language.say(submitLabel),
    failure: notSent,
    send: async (answers, { backend, language }, proof) => {
      await backend.call('postForm', { body: { formId, fields: answersAsTexts(answers), ...proof } });
      return { text: language.say(thanks) };
    },
  });

/** As the form of a result has them beside its questions. */
const addressParts = ['zip', 'houseNumber', 'addition'] as const;

const ours: Readonly<Record<PostedFormName, PostedForm>> = {
  'quick-check': define({
    section: quickCheckForm,
    context: {},
    submitLabel: (language) => language.texts(savingsTexts).calculate,
    failure: (failure, language) => failureText(failure, 'message', language),
    send: async (answers, { backend, routes }) => {
      const { savingsResult } = routes.paths;
      const answer = await askSavings(backend, answers, savingsResult).catch((failure: unknown) => {
        if (!(failure instanceof ApiError) || failure.additions.length === 0) throw failure;
        // That page shows which homes there are to choose from.
        return addressedAt(savingsResult, addressIn(answers));
      });
      return { leadTo: withoutScriptAddress(answer) };
    },
  }),
  contact: define({
    section: contactForm,
    context: {},
    submitLabel: askQuestion,
    failure: notSent,
    send: async (answers, { backend, language }, proof) => {
      await backend.call('postContact', { body: { ...visitorQuestion(answers), ...proof } });
      return thanksForQuestion(language, answers.email ?? '');
    },
  }),
  'business-contact': define({
    section: businessContactForm,
    context: {},
    submitLabel: askQuestion,
    failure: notSent,
    send: async (answers, { backend, language }, proof) => {
      await backend.call('postContact', { body: { ...businessQuestion(answers), ...proof } });
      return thanksForQuestion(language, answers.email ?? '');
    },
  }),
  application: define({
    section: marketingForms.application.section,
    context: {},
    keeps: ['job'],
    submitLabel: (language) => language.say(marketingForms.application.submitLabel),
    failure: notSent,
    send: async (
      { name = '', startingDate = '', email = '', phone = '', message = '' },
      { filledIn, backend, language },
      proof,
    ) => {
      const job = textIn(filledIn, 'job');
      await backend.call('postVacancy', { body: { job, name, startingDate, email, phone, message, ...proof } });
      return { text: language.say(marketingForms.application.thanks) };
    },
  }),
  'advanced-savings': define({
    section: advancedSavingsForm,
    context: {},
    keeps: addressParts,
    submitLabel: (language) => language.texts(savingsResultTexts).advanced.send,
    failure: (failure, language) => failureText(failure, 'details', language),
    send: async ({ people = '1', gasUsage = unknownAnswer, email = '' }, { filledIn, backend, language }, proof) => {
      const [zip = '', houseNumber = '', addition = ''] = addressParts.map((part) => textIn(filledIn, part));
      const about = { zip, houseNumber, addition, people: Number(people), gasUsage: numberOr(gasUsage), email };
      await backend.call('postSavings', { body: { ...about, advanced: true, ...proof } });
      const texts = language.texts(savingsResultTexts).advanced;
      return { title: texts.thanks, text: texts.thanksText };
    },
  }),
  'business-savings': define({
    section: businessSavingsForm,
    context: {},
    submitLabel: (language) => language.texts(businessSavingsTexts).send,
    failure: (_failure, language) => language.texts(savingsTexts).failed,
    send: async (answers, { backend, language, log = () => undefined, wait = waitByTheClock }, proof) => {
      const request = businessSavingsRequest(answers);
      const { failed } = language.texts(savingsTexts);
      const pumps = (await sendBusinessSavings({ ...request, ...proof }, { backend, log, wait, failed })) ?? 1;
      const texts = language.texts(businessSavingsTexts);
      const homes = request.amountOfBuildings;
      const tooSmall = pumps > 1 && texts.tooSmall({ power: pump.power.value, pumps, homes, all: pumps * homes });
      return { title: texts.thanks, text: [texts.thanksText, tooSmall].filter(Boolean).join(' ') };
    },
  }),
};

/** Who has an account asks for a quote in it (spec 3 §4.3). */
const toLogin = (email: string, { routes }: Posting): Done => ({
  leadTo: pathTo(routes, { to: 'login', email, userExists: 'true' }),
});

/** In one form: what the first step has was sent, and what the second asks follows. */
const ofReservation = (product: ReservableProduct): PostedForm =>
  define({
    section: reservationInOneForm,
    context: { product },
    goesOnWith: (filledIn) => (filledIn.has('zipcode') ? undefined : usualReservation),
    leadsAway: async ({ email }, posting) => {
      if (!email) return undefined;
      // Where nobody can say it, the reservation itself does.
      const { unique } = await posting.backend.call('getUserUnique', { query: { email } }).catch(() => ({ unique: true }));
      return unique ? undefined : toLogin(email, posting);
    },
    submitLabel: (language) => language.texts(reservationTexts).reserve,
    failure: failureMessage,
    issues: reservationIssues,
    send: async (answers, posting, proof) => {
      const { backend, language } = posting;
      const body = { ...reservationOf(product, answers, answers), ...proof };
      const { email } = body.contactInformation;
      const placed = await backend.call('postReservation', { body }).catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.code === 'conflict') return undefined;
        throw failure;
      });
      if (!placed) return toLogin(email, posting);
      const { orderNumber } = placed;
      const { reserved } = language.texts(reservationTexts);
      return {
        pageTitle: withoutScriptTexts.message('reserved'),
        text: [orderNumber && `${reserved.number} ${orderNumber}.`, `${reserved.mailedTo} ${email}.`].filter(Boolean).join(' '),
      };
    },
  });

/** The form of an address; undefined where only script can send it, or nobody knows it. */
export function postedForm(name: string): PostedForm | undefined {
  if (Object.hasOwn(ours, name)) return ours[name as PostedFormName];
  const product = reservableProducts.find((one) => reservationFormName(one) === name);
  if (product) return ofReservation(product);
  const formId = marketingFormIdIn(name);
  if (formId === undefined) return undefined;
  const form = marketingFormOf(formId);
  return form && ofMarketing(formId, form);
}
