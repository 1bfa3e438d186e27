import type { BodyOf, Calls, VisitorProof } from '@pomp/api-contract';
import { enquirySection, isMarketingFormId, type Enquiry, type RawAnswers } from '@pomp/domain';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import type { CustomerHandlers, PublicHandlers } from '../http/call-handler.js';
import { notSignedIn, HttpError } from '../errors/http-error.js';
import type { Visitor } from '../http/visitor.js';
import { limitMailsFrom } from '../throttle/limit-mails-to.js';
import { throttled } from '../throttle/throttled.js';
import { isFromPeople, withoutProof } from '../visitors/visitor-proof.js';
import { confirmForm } from './confirm-form.js';
import { storeEnquiry } from './store-enquiry.js';

const triesPerMinute = 5;

type FormCall = 'postContact' | 'postVacancy' | 'postForm';
type FormHandlers = Pick<PublicHandlers, FormCall | 'postFormConfirmation'>;

/** The forms of visitors. */
export function enquiryRoutes(context: Context): FormHandlers {
  const admit = async (
    call: FormCall,
    { body, visitor }: { readonly body: VisitorProof; readonly visitor: Visitor },
    form: string = call,
  ) => {
    await throttled(context, { what: ['enquiry', form, visitor.network], triesPerMinute });
    if (!(await isFromPeople(context, call, body))) return {};
    await limitMailsFrom(context, visitor.network);
    return undefined;
  };
  const keep = async (once: Context, { locale }: Visitor, asked: Enquiry<RawAnswers>) => {
    await storeEnquiry(once, asked, { locale });
    return {};
  };
  return {
    postContact: {
      before: (request) => admit('postContact', request),
      once: (once, { body, visitor }) => {
        const { b2b, ...fields } = withoutProof(body);
        return keep(once, visitor, { kind: b2b ? 'businessContact' : 'contact', fields });
      },
    },
    postVacancy: {
      before: (request) => admit('postVacancy', request),
      once: (once, { body, visitor }) => keep(once, visitor, { kind: 'vacancy', fields: withoutProof(body) }),
    },
    postForm: {
      before: (request) => admit('postForm', request, marketingForm(request.body).formId),
      once: (once, { body, visitor }) => keep(once, visitor, marketingForm(body)),
    },
    postFormConfirmation: async ({ body: { token }, visitor }) => {
      await throttled(context, { what: ['formConfirmation', visitor.network], triesPerMinute });
      await confirmForm(context, token);
      return {};
    },
  };
}

/** As strict as a body of one form: with this id, and these fields. */
function marketingForm({ formId, fields }: BodyOf<Calls['postForm']>) {
  if (!isMarketingFormId(formId)) throw new HttpError('malformedRequest', {}, { logged: 'No such form.' });
  const asked = { kind: 'form', formId, fields } as const;
  const known = enquirySection(asked).fields;
  if (!Object.keys(fields).every((name) => Object.hasOwn(known, name)))
    throw new HttpError('malformedRequest', {}, { logged: 'No such field.' });
  return asked;
}

/** What a customer thinks of a questionnaire. */
export const feedbackRoutes = (context: Context): Pick<CustomerHandlers, 'postFeedback'> => ({
  postFeedback: {
    before: ({ customerId }) => throttled(context, { what: ['feedback', customerId], triesPerMinute }),
    once: async (once, { customerId, body, client: { locale } }) => {
      const customer = await customerRepository(once.database).findById(customerId);
      if (!customer) throw notSignedIn();
      await storeEnquiry(once, { kind: 'feedback', fields: body }, { locale, customer });
      await recordChange(once.database, { customerId, actor: 'customer', action: 'giveFeedback', at: once.clock() });
      return {};
    },
  },
});
