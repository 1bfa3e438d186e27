import { ApiError, type ApiClient } from '@pomp/api-client';
import {
  answersAsTexts,
  businessContactForm,
  contactForm,
  marketingFormOf,
  quickCheckForm,
  type Answers,
  type CalendarDate,
  type Fields,
  type MarketingForm,
  type Section,
  type SectionContext,
} from '@pomp/domain';
import { createSectionForm, type SectionFormController } from '@pomp/forms';
import { answersIn } from '@pomp/forms/native';
import type { Language, Message } from '@pomp/language';
import { businessQuestion, visitorQuestion } from '../contact/question.js';
import { contactTexts } from '../contact/texts.js';
import { askSavings } from '../savings/ask-savings.js';
import { failureText } from '../savings/failure-text.js';
import { withoutScriptAddress } from '../savings/result-address.js';
import { savingsTexts } from '../savings/texts.js';
import type { StorefrontRoutes } from '../storefront/storefront-routes.js';
import { trapName } from '../storefront/trap-name.js';
import { marketingFormIdIn, type PostedFormName } from '../without-script/posted-form-name.js';
import { withoutScriptTexts } from '../without-script/texts.js';

/** What it takes to do what a form asks. */
export interface Posting {
  /** What was sent, as a browser without script sends it. */
  readonly filledIn: Pick<FormData, 'has' | 'get' | 'getAll'>;
  /** Makes the calls for the visitor, and in their language. */
  readonly backend: ApiClient;
  readonly language: Language;
  readonly routes: StorefrontRoutes;
  readonly today: CalendarDate;
}

/** What came of it. */
export type Posted =
  /** The page that shows it. */
  | { readonly leadTo: string }
  | { readonly title?: string; readonly text: string }
  /** Not done: what is wrong with it, beside what was filled in. */
  | { readonly again: SectionFormController };

/** A form that a browser without script sends: it is checked, sent and answered as its script does it. */
export interface PostedForm {
  readonly title: Message;
  readonly submitLabel: (language: Language) => string;
  readonly post: (posting: Posting) => Promise<Posted>;
}

type Done = Exclude<Posted, { again: unknown }>;

interface Definition<F extends Fields> {
  readonly section: Section<string, F, unknown, SectionContext>;
  readonly submitLabel: PostedForm['submitLabel'];
  /** Rejects as its calls do. */
  readonly send: (answers: Answers<F>, posting: Posting, proof: { readonly [trapName]?: string }) => Promise<Done>;
  /** What is said where it failed. */
  readonly failure: (failure: unknown, language: Language) => string;
}

const define = <F extends Fields>({ section, submitLabel, send, failure }: Definition<F>): PostedForm => ({
  title: section.title,
  submitLabel,
  async post(posting) {
    const { filledIn, language, today } = posting;
    const caught = filledIn.get(trapName);
    const proof = typeof caught === 'string' && caught !== '' ? { [trapName]: caught } : {};
    let done: Done | undefined;
    const again = createSectionForm({
      section,
      values: answersIn(filledIn, section.fields),
      scope: { after: {}, context: { today } },
      save: async ({ answers }) => {
        try {
          done = await send(answers, posting, proof);
          return { status: 'saved' };
        } catch (thrown) {
          return {
            status: 'failed',
            message: failure(thrown, language),
            issues: thrown instanceof ApiError ? thrown.issues : [],
          };
        }
      },
    });
    await again.submit();
    return done ?? { again };
  },
});

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
    submitLabel: (language) => language.say(submitLabel),
    failure: notSent,
    send: async (answers, { backend, language }, proof) => {
      await backend.call('postForm', { body: { formId, fields: answersAsTexts(answers), ...proof } });
      return { text: language.say(thanks) };
    },
  });

const ours: Readonly<Record<PostedFormName, PostedForm>> = {
  'quick-check': define({
    section: quickCheckForm,
    submitLabel: (language) => language.texts(savingsTexts).calculate,
    failure: (failure, language) => failureText(failure, 'message', language),
    send: async (answers, { backend, routes }) => ({
      leadTo: withoutScriptAddress(await askSavings(backend, answers, routes.paths.savingsResult)),
    }),
  }),
  contact: define({
    section: contactForm,
    submitLabel: askQuestion,
    failure: notSent,
    send: async (answers, { backend, language }, proof) => {
      await backend.call('postContact', { body: { ...visitorQuestion(answers), ...proof } });
      return thanksForQuestion(language, answers.email ?? '');
    },
  }),
  'business-contact': define({
    section: businessContactForm,
    submitLabel: askQuestion,
    failure: notSent,
    send: async (answers, { backend, language }, proof) => {
      await backend.call('postContact', { body: { ...businessQuestion(answers), ...proof } });
      return thanksForQuestion(language, answers.email ?? '');
    },
  }),
};

/** The form of an address; undefined where only script can send it, or nobody knows it. */
export function postedForm(name: string): PostedForm | undefined {
  if (Object.hasOwn(ours, name)) return ours[name as PostedFormName];
  const formId = marketingFormIdIn(name);
  if (formId === undefined) return undefined;
  const form = marketingFormOf(formId);
  return form && ofMarketing(formId, form);
}
