'use client';

import { useCallMutation, useIdempotencyKey, useResolveUrl, useSession, type CallAnswer } from '@pomp/api-client';
import { Alert, Card, Heading, Link, ScreenOnly, Stack, Text, useLeaveGuard } from '@pomp/design-system';
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
  type RawAnswers,
} from '@pomp/domain';
import {
  FormReplacement,
  SectionField,
  SectionForm,
  SubmitButton,
  useFormState,
  useSectionForm,
  type Submission,
} from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { usePath, usePortal, useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { DocumentToRead } from './document-to-read.js';
import { ExpiredPlan } from '../order-status/expired-plan.js';
import { PlanSummary } from './plan-summary.js';
import { paymentTexts } from './texts.js';
import type { Invoice } from './with-payment.js';

type Plan = NonNullable<CallAnswer<'getAgreement'>['plan']>;
type Terms = CallAnswer<'getAgreement'>['terms'];
type Agreement = CallAnswer<'putSignAgreement'>;

export interface SignStageProps {
  readonly order: Order;
  readonly plan: Plan;
  /** The version of the terms that is agreed to; null: the page of the site has them. */
  readonly terms: Terms;
  /** The down payment's invoice; undefined while there is none. */
  readonly invoice: Invoice | undefined;
  /** The down payment came in before: nothing is paid for signing. */
  readonly paid?: boolean;
  /** An earlier plan was signed: nothing is paid for signing this one. */
  readonly again?: boolean;
  readonly onSigned: (agreement: Agreement) => void;
}

/** Reading the plan, and agreeing to exactly that document and to the terms. */
export function SignStage({ order, plan, terms, invoice, paid = false, again = false, onSigned }: SignStageProps) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const headingId = useId();
  const { data: customer } = useSession();
  const { today } = usePortal();
  const [seen] = useState({ plan: plan.sha256, terms: terms?.sha256 });
  const version = `${plan.sha256} ${terms?.sha256}`;
  const typed = useRef<RawAnswers>({});
  const changed = (['plan', 'terms'] as const).filter((what) => seen[what] !== { plan, terms }[what]?.sha256);
  const news = changed.length > 0 && (
    <FormReplacement key={`why ${version}`}>
      <Alert tone="warning">{changed.map((what) => texts.changedMeanwhile[what]).join(' ')}</Alert>
    </FormReplacement>
  );
  const whole = plan.facts ? (
    <PlanSummary houseId={order.houseId} facts={plan.facts} url={plan.url} />
  ) : (
    <DocumentToRead name={plan.documentName} detail={formatDate(plan.documentDate, language)} url={plan.url} />
  );
  if (planExpired(plan.facts, today())) {
    return (
      <Stack gap="xl">
        <ExpiredPlan order={order} plan={plan} again={again} />
        {whole}
      </Stack>
    );
  }
  return (
    <Stack gap="xl">
      <Stack as="section" gap="l">
        {changed.includes('plan') && news}
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
                    ? texts[paid ? 'costsPaid' : 'costs']({
                        amount: formatCents(invoice.amount, language),
                        vat: formatCents(invoice.vat, language),
                      })
                    : texts.costsUnknown}
                </Text>
              )}
              {!changed.includes('plan') && news}
              {/* What was agreed to of the one before is not agreed to of this one. */}
              <SignForm
                key={version}
                typed={typed}
                order={order}
                plan={plan}
                terms={terms}
                invoice={paid ? undefined : invoice}
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

interface SignFormProps extends Pick<SignStageProps, 'order' | 'plan' | 'terms' | 'invoice' | 'again' | 'onSigned'> {
  readonly customer: Customer | undefined;
  /** The name as it was typed: kept by whoever shows another form once the plan or the terms have changed. */
  readonly typed: RefObject<RawAnswers>;
}

function SignForm({
  order: { id: orderId },
  plan: { documentId, sha256 },
  terms,
  invoice,
  again,
  customer,
  typed,
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
      const attempt = mutateAsync({ ...signed, idempotencyKey: keyOf(signed) });
      const result = await saveResultOf(attempt);
      if (result.status === 'saved') onSigned(await attempt);
      return result;
    },
    [saveResultOf, mutateAsync, keyOf, orderId, documentId, sha256, termsSha256, onSigned],
  );
  const [values] = useState(() => ({ name: customer ? `${customer.firstName} ${customer.lastName}` : '' }));
  const form = useSectionForm({ section: signForm, values, scope, save });
  useEffect(() => {
    form.replace(values, { ...values, ...typed.current });
    return form.subscribe(() => {
      typed.current = { name: form.field('name').value };
    });
  }, [form, values, typed]);
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
