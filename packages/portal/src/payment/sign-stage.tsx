'use client';

import { useCallMutation, useIdempotencyKey, useResolveUrl, useSession, type CallAnswer } from '@pomp/api-client';
import { Alert, ButtonLink, Card, Heading, Link, ScreenOnly, Stack, Text, useLeaveGuard } from '@pomp/design-system';
import {
  coolingOffDays,
  formatCents,
  formatDate,
  formatLongDate,
  lastDayToWithdraw,
  planExpired,
  signForm,
  type Customer,
  type Order,
} from '@pomp/domain';
import { SectionField, SectionForm, SubmitButton, useFormState, useSectionForm, type Submission } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useCallback, useId, useState } from 'react';
import { usePath, usePortal, useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { DocumentToRead } from './document-to-read.js';
import { PlanSummary } from './plan-summary.js';
import { paymentTexts } from './texts.js';
import type { Invoice } from './with-payment.js';

type Plan = NonNullable<CallAnswer<'getAgreement'>['plan']>;
type Terms = CallAnswer<'getAgreement'>['terms'];

export interface SignStageProps {
  readonly order: Order;
  readonly plan: Plan;
  /** The version of the terms that is agreed to; null: the page of the site has them. */
  readonly terms: Terms;
  /** The down payment's invoice; undefined while there is none. */
  readonly invoice: Invoice | undefined;
  /** An earlier plan was signed: nothing is paid for signing this one. */
  readonly again?: boolean;
  readonly onSigned: () => void;
}

/** Reading the plan, and agreeing to exactly that document and to the terms. */
export function SignStage({ order, plan, terms, invoice, again = false, onSigned }: SignStageProps) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const headingId = useId();
  const { data: customer } = useSession();
  const { today } = usePortal();
  const expired = planExpired(plan.facts, today());
  const whole = plan.facts ? (
    <PlanSummary houseId={order.houseId} facts={plan.facts} url={plan.url} />
  ) : (
    <DocumentToRead name={plan.documentName} detail={formatDate(plan.documentDate, language)} url={plan.url} />
  );
  if (expired) {
    return (
      <Stack gap="xl">
        <Expired order={order} plan={plan} />
        {whole}
      </Stack>
    );
  }
  return (
    <Stack gap="xl">
      <Stack as="section" gap="l">
        <Stack gap="m">
          <Heading level={2}>{texts.readTitle}</Heading>
          <Text measure>{texts.read}</Text>
        </Stack>
        {whole}
      </Stack>
      <ScreenOnly>
        <Stack width="form">
          <Card line as="section" labelledBy={headingId}>
            <Stack gap="l">
              <Heading level={2} id={headingId}>
                {language.say(signForm.title)}
              </Heading>
              {!again && (
                <Text measure>
                  {invoice
                    ? texts.costs({ amount: formatCents(invoice.amount, language), vat: formatCents(invoice.vat, language) })
                    : texts.costsUnknown}
                </Text>
              )}
              <SignForm
                order={order}
                plan={plan}
                terms={terms}
                invoice={invoice}
                again={again}
                customer={customer ?? undefined}
                onSigned={onSigned}
              />
            </Stack>
          </Card>
        </Stack>
      </ScreenOnly>
    </Stack>
  );
}

/** The last day of its price is over: it can be read, not signed, and a new one is a message away. */
function Expired({ order, plan: { facts } }: Pick<SignStageProps, 'order' | 'plan'>) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const path = usePath();
  return (
    <Stack gap="m" align="start">
      <Alert tone="warning" title={texts.expiredTitle}>
        {texts.expired({ date: facts?.validUntil ? formatLongDate(facts.validUntil, language) : '' })}
      </Alert>
      <ButtonLink href={path({ to: 'order', orderId: order.id })} width="phone">
        {texts.askNewPlan}
      </ButtonLink>
    </Stack>
  );
}

interface SignFormProps extends Pick<SignStageProps, 'order' | 'plan' | 'terms' | 'invoice' | 'again' | 'onSigned'> {
  readonly customer: Customer | undefined;
}

function SignForm({
  order: { id: orderId },
  plan: { documentId, sha256 },
  terms,
  invoice,
  again,
  customer,
  onSigned,
}: SignFormProps) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const saveResultOf = useSaveResult();
  const path = usePath();
  const resolveUrl = useResolveUrl();
  const scope = useSectionScope();
  const keyOf = useIdempotencyKey();
  const { mutateAsync } = useCallMutation('putSignAgreement');
  const termsSha256 = terms?.sha256;
  const save = useCallback(
    async ({ answers }: Submission<typeof signForm.fields>) => {
      const signed = {
        query: { id: orderId },
        body: { ...answers, documentId, sha256, ...(termsSha256 !== undefined && { termsSha256 }) },
      };
      const result = await saveResultOf(mutateAsync({ ...signed, idempotencyKey: keyOf(signed) }));
      if (result.status === 'saved') onSigned();
      return result;
    },
    [saveResultOf, mutateAsync, keyOf, orderId, documentId, sha256, termsSha256, onSigned],
  );
  const [values] = useState(() => ({ name: customer ? `${customer.firstName} ${customer.lastName}` : '' }));
  const form = useSectionForm({ section: signForm, values, scope, save });
  useLeaveGuard(useFormState(form).dirty);
  return (
    <SectionForm form={form} failure="below">
      <SectionField name="name" />
      <SectionField name="agreed" />
      <Text>
        {terms
          ? texts.readVersion({
              version: terms.version,
              terms: (words) => (
                <Link key="terms" href={resolveUrl(terms.url)} newTab>
                  {words}
                </Link>
              ),
            })
          : texts.readTerms({
              terms: (words) => (
                <Link key="terms" href={path({ to: 'terms' })} newTab>
                  {words}
                </Link>
              ),
            })}
      </Text>
      <SectionField name="terms" />
      <Stack gap="s" align="start">
        <SubmitButton width="phone" loadingLabel={texts.signing}>
          {invoice ? texts.signAndPay({ amount: formatCents(invoice.amount, language) }) : again ? texts.signAgain : texts.sign}
        </SubmitButton>
        {invoice && (
          <Text tone="muted" size="small" measure>
            {texts.paysNext}
          </Text>
        )}
        <Text tone="muted" size="small" measure>
          {texts.evidence}
        </Text>
      </Stack>
      <Alert tone="info" title={texts.withdrawTitle({ days: coolingOffDays })}>
        {texts.withdrawUntil({
          date: formatLongDate(lastDayToWithdraw(new Date(`${scope.context.today}T12:00:00Z`)), language),
          days: coolingOffDays,
        })}
      </Alert>
    </SectionForm>
  );
}
