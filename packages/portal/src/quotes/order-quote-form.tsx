'use client';

import { useCallMutation, useIdempotencyKey } from '@pomp/api-client';
import { Heading, Link, Stack, SummaryList, Text, useLeaveGuard } from '@pomp/design-system';
import { formatAddress, orderForm, type Order, type OrderFormContext, type Quote, type RawAnswers } from '@pomp/domain';
import { SectionField, SectionForm, SubmitButton, useFormState, useSectionForm, type Submission } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback, useEffect, useMemo, type RefObject } from 'react';
import { useLocalDraftStore } from '../local-drafts/use-local-draft.js';
import { usePath, usePortal } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { agreementAnswers } from './agreement-answers.js';
import { InvoiceAddress, invoiceFields } from './invoice-address.js';
import { QuoteAmounts } from './quote-amounts.js';
import { quotesTexts } from './texts.js';
import { describeQuote } from './describe-quote.js';

export interface OrderQuoteFormProps {
  readonly quote: Quote;
  /** Where the invoice goes, as far as it was filled in: kept by whoever shows another form once the quote has changed. */
  readonly invoiceTo: RefObject<RawAnswers>;
  readonly onOrdered: (order: Order) => void;
}

/** The order form, of which the quote answers the first questions. The summary stands right above the button, as the law has it. */
export function OrderQuoteForm({ quote, invoiceTo, onOrdered }: OrderQuoteFormProps) {
  const texts = useTexts(quotesTexts);
  const saveResultOf = useSaveResult();
  const { now, today: dayOf } = usePortal();
  const today = dayOf();
  const scope = useMemo(() => ({ after: {}, context: { today, addressFrom: 'house' } satisfies OrderFormContext }), [today]);
  const { id: quoteId, revision, formValues } = quote;
  const { product, quantity, hasPompAo } = formValues;
  const values = useMemo(
    () => ({ product, amount: String(quantity), ...(hasPompAo && { hasPompAo }) }),
    [product, quantity, hasPompAo],
  );
  const keyOf = useIdempotencyKey();
  const { mutateAsync } = useCallMutation('postOrder');
  const save = useCallback(
    async ({ answers }: Submission<typeof orderForm.fields>) => {
      const agreed = { quoteId, revision, ...agreementAnswers(answers) };
      const attempt = mutateAsync({ body: agreed, idempotencyKey: keyOf(agreed) });
      const result = await saveResultOf(attempt);
      if (result.status === 'saved') onOrdered(await attempt);
      return result;
    },
    [saveResultOf, mutateAsync, keyOf, onOrdered, quoteId, revision],
  );
  const drafts = useLocalDraftStore(`orderQuote/${quoteId}`);
  const form = useSectionForm({ section: orderForm, values, scope, save });
  useEffect(() => {
    form.replace(values, { ...values, ...drafts?.found()?.values, ...invoiceTo.current });
    return form.subscribe(() => {
      invoiceTo.current = Object.fromEntries(invoiceFields.map((name) => [name, form.field(name).value]));
      // Not what was agreed to: that is asked anew.
      if (form.state().dirty) drafts?.save({ values: invoiceTo.current, startedFrom: undefined }, now());
      else drafts?.settle({}, now());
    });
  }, [form, values, invoiceTo, drafts, now]);
  useLeaveGuard(useFormState(form).dirty);
  return (
    <SectionForm form={form} failure="below">
      <InvoiceAddress form={form} />
      <Stack gap="m">
        <Heading level={2} size="h3">
          {texts.agreement}
        </Heading>
        <TermsToRead />
        <SectionField name="terms" />
        <SectionField name="quoteAccepted" />
        <Text tone="muted">{texts.withdraw}</Text>
      </Stack>
      <Stack gap="m">
        <Heading level={2} size="h3">
          {texts.yourOrder}
        </Heading>
        <SummaryList
          items={[
            { label: texts.what, value: describeQuote(quote, texts) },
            { label: texts.address, value: formatAddress(quote.address) },
          ]}
        />
        <QuoteAmounts quote={quote} />
      </Stack>
      <SubmitButton loadingLabel={texts.ordering} width="phone">
        {texts.orderButton}
      </SubmitButton>
    </SectionForm>
  );
}

function TermsToRead() {
  const texts = useTexts(quotesTexts);
  const path = usePath();
  return (
    <Text>
      {texts.read({
        terms: (words) => (
          <Link key="terms" href={path({ to: 'terms' })} newTab>
            {words}
          </Link>
        ),
        privacy: (words) => (
          <Link key="privacy" href={path({ to: 'privacy' })} newTab>
            {words}
          </Link>
        ),
      })}
    </Text>
  );
}
