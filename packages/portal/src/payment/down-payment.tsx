'use client';

import { useCallQuery } from '@pomp/api-client';
import { Alert, Stack, StepIndicator } from '@pomp/design-system';
import { nothingDone, orderMessage, type Order } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { LoadFailure, loadStateOf } from '../loading/loaded.js';
import { ChangedPlan } from './changed-plan.js';
import { NothingToPay, WayOn } from './nothing-to-pay.js';
import { Paid } from './paid.js';
import { PayCard, useEnded } from './pay-card.js';
import { PaymentPage, PaymentSkeleton } from './payment-page.js';
import { SignStage } from './sign-stage.js';
import { Signed } from './signed.js';
import { paymentTexts } from './texts.js';
import { WithPayment, type Payable } from './with-payment.js';

export interface DownPaymentProps {
  readonly order: Order;
  readonly moment: 'asked' | 'past';
  readonly returned: boolean;
}

/** Tekenen & aanbetalen: two stages on one page, taken up where they were left. */
export function DownPayment({ order, moment, returned }: DownPaymentProps) {
  const texts = useTexts(paymentTexts);
  const [signedAgain, setSignedAgain] = useState(false);
  const load = loadStateOf(useCallQuery('getAgreement', { id: order.id }));
  const { plan, changed, terms, agreement } = load.state === 'loaded' ? load.resource : nothingKnown;
  if (plan && changed && terms !== undefined)
    return <ChangedPlan order={order} signed={plan} changed={changed} terms={terms} onSigned={() => setSignedAgain(true)} />;
  if (signedAgain && agreement && moment === 'past') {
    return (
      <PaymentPage type="PY" order={order}>
        <Stack gap="l" width="form">
          <Signed agreement={agreement} announced />
          <WayOn orderId={order.id} />
        </Stack>
      </PaymentPage>
    );
  }
  return (
    <WithPayment order={order} type="PY" returned={returned}>
      {(payable) => {
        if (payable?.payment.state === 'paid')
          return (
            <Paid
              order={order}
              type="PY"
              invoice={payable.invoice}
              paidAt={payable.payment.paidAt}
              announced={returned || moment === 'asked'}
            />
          );
        if (moment === 'past') return <NothingToPay order={order} type="PY" why={texts.nothing.past.PY} />;
        return <Stages order={order} payable={payable} returned={returned} />;
      }}
    </WithPayment>
  );
}

const nothingKnown = { plan: null, changed: null, terms: undefined, agreement: null };

interface StagesProps {
  readonly order: Order;
  readonly payable: Payable | undefined;
  readonly returned: boolean;
}

function Stages({ order, payable, returned }: StagesProps) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const [signedHere, setSignedHere] = useState(false);
  const ended = useEnded(payable?.payment, returned);
  const load = loadStateOf(useCallQuery('getAgreement', { id: order.id }));
  if (load.state !== 'loaded') {
    return (
      <PaymentPage type="PY" order={order}>
        {load.state === 'loading' ? <PaymentSkeleton /> : <LoadFailure {...load} />}
      </PaymentPage>
    );
  }
  const { plan, terms, agreement } = load.resource;
  if (!agreement && !plan) return <NothingToPay order={order} type="PY" why={texts.nothing.noPlan} />;
  const current = agreement ? 1 : 0;
  if (agreement && payable && ended) {
    return (
      <PaymentPage type="PY" order={order} result={texts.state[ended]}>
        <Stack gap="l" width="form">
          <PayCard order={order} type="PY" returned={returned} saidAbove {...payable} />
          <Signed agreement={agreement} announced={false} />
        </Stack>
      </PaymentPage>
    );
  }
  return (
    <PaymentPage
      type="PY"
      order={order}
      intro={agreement ? undefined : language.say(orderMessage({ order, house: nothingDone }).message)}
    >
      <StepIndicator
        steps={[texts.steps.sign, texts.steps.pay].map((label, index) => ({ label, done: index < current }))}
        current={current}
      />
      {agreement ? (
        <Stack gap="l" width="form">
          <Signed agreement={agreement} announced={signedHere} />
          {payable ? (
            <PayCard order={order} type="PY" returned={returned} {...payable} />
          ) : (
            <Alert tone="info">{texts.noDownPaymentYet}</Alert>
          )}
        </Stack>
      ) : (
        plan && (
          <SignStage
            key={`${plan.sha256} ${terms?.sha256}`}
            order={order}
            plan={plan}
            terms={terms}
            invoice={payable?.invoice}
            onSigned={() => setSignedHere(true)}
          />
        )
      )}
    </PaymentPage>
  );
}
