'use client';

import { useCallMutation, useCallQuery, useSession, type CallAnswer } from '@pomp/api-client';
import { Alert, Button, Inline, SectionHeader, Stack, Text, useLeaveGuard } from '@pomp/design-system';
import { formatLongDate, incassoForm, maskedIban, type Customer, type Order } from '@pomp/domain';
import { SectionFields, SectionForm, SubmitButton, useFormState, useSectionForm, type Submission } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useConfirmed } from '../confirm-identity/use-confirmed.js';
import { useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { paymentTexts } from './texts.js';

type Mode = 'as stored' | 'changing' | 'kept' | 'agreed';
type Account = Pick<NonNullable<CallAnswer<'getAgreement'>['incasso']>, 'iban' | 'accountHolder'>;

/** Having the final invoice collected: agreeing to it, or from which account that will be. */
export function IncassoSection({ order }: { readonly order: Order }) {
  const language = useLanguage();
  const { data: customer } = useSession();
  const [mode, setMode] = useState<Mode>('as stored');
  const [given, setGiven] = useState<Account>();
  const headingId = useId();
  const agreed = order.agreedIncasso || mode === 'agreed';
  const asks = !agreed || mode === 'changing';
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="l">
        <SectionHeader title={language.say(incassoForm.title)} id={headingId} />
        {asks ? (
          <Consent
            order={order}
            customer={customer ?? undefined}
            onAgreed={(account) => {
              setGiven(account);
              setMode('agreed');
            }}
            onCancel={agreed ? () => setMode('kept') : undefined}
          />
        ) : (
          <Agreed
            order={order}
            given={given}
            announced={mode === 'kept' || mode === 'agreed'}
            onChange={() => setMode('changing')}
          />
        )}
      </Stack>
    </section>
  );
}

interface AgreedProps {
  readonly order: Order;
  /** The account that was given on this page. */
  readonly given: Account | undefined;
  /** Whether it comes in place of the form: then it takes focus. */
  readonly announced: boolean;
  readonly onChange: () => void;
}

function Agreed({ order: { id, incassoDate }, given, announced, onChange }: AgreedProps) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const { data, dataUpdatedAt } = useCallQuery('getAgreement', { id });
  // Until it is there anew, what was stored may be the account from before.
  const [storedAt] = useState(dataUpdatedAt);
  const account = given && dataUpdatedAt === storedAt ? given : data?.incasso;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (announced) button.current?.focus();
  }, [announced]);
  return (
    <Stack gap="m" align="start">
      <Alert tone="success" title={texts.incassoAgreedTitle}>
        {account && `${texts.incassoAccount({ iban: account.iban.replaceAll(' ', '\u00a0'), holder: account.accountHolder })} `}
        {incassoDate === null ? texts.incassoDateUnknown : texts.incassoOn({ date: formatLongDate(incassoDate, language) })}
      </Alert>
      <Button ref={button} tone="secondary" onClick={onChange}>
        {texts.otherAccount}
      </Button>
    </Stack>
  );
}

interface ConsentProps {
  readonly order: Order;
  readonly customer: Customer | undefined;
  readonly onAgreed: (account: Account) => void;
  /** Where an earlier account stays. */
  readonly onCancel: (() => void) | undefined;
}

function Consent({ order: { id: orderId }, customer, onAgreed, onCancel }: ConsentProps) {
  const texts = useTexts(paymentTexts);
  const saveResultOf = useSaveResult();
  const scope = useSectionScope();
  const { confirmed, question } = useConfirmed();
  const { mutateAsync } = useCallMutation('putIncassoConsent');
  const save = useCallback(
    async ({ answers }: Submission<typeof incassoForm.fields>) => {
      const { iban = '', accountHolder = '' } = answers;
      const result = await saveResultOf(confirmed(() => mutateAsync({ query: { id: orderId }, body: answers })));
      if (result.status === 'saved') onAgreed({ iban: maskedIban(iban), accountHolder });
      return result;
    },
    [saveResultOf, confirmed, mutateAsync, orderId, onAgreed],
  );
  const [values] = useState(() => ({ accountHolder: customer ? `${customer.firstName} ${customer.lastName}` : '' }));
  const form = useSectionForm({ section: incassoForm, values, scope, save });
  const { dirty, status } = useFormState(form);
  useLeaveGuard(dirty);
  return (
    <Stack gap="l">
      <Text measure>{texts.incassoIntro}</Text>
      <SectionForm form={form} failure="below">
        <SectionFields />
        <Text tone="muted" size="small" measure>
          {texts.incassoRight}
        </Text>
        <Inline gap="m" stacked="phone">
          <SubmitButton tone="secondary" loadingLabel={texts.agreeingIncasso}>
            {texts.agreeIncasso}
          </SubmitButton>
          {onCancel && (
            <Button tone="quiet" waiting={status.state === 'saving'} onClick={onCancel}>
              {texts.keepAccount}
            </Button>
          )}
        </Inline>
      </SectionForm>
      {question}
    </Stack>
  );
}
