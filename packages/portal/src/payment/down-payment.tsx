'use client';

import { useCallQuery, type CallAnswer } from '@pomp/api-client';
import { Alert, Stack, StepIndicator } from '@pomp/design-system';
import { nothingDone, orderMessage, planExpired, type Order } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { LoadFailure, loadStateOf, type LoadState } from '../loading/loaded.js';
import { usePortal } from '../portal/portal-context.js';
import { ChangedPlan } from './changed-plan.js';
import { ExpiredPlan } from '../order-status/expired-plan.js';
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
  const { today } = usePortal();
  const [signed, setSigned] = useState<SignedHere>();
  const load = loadStateOf(useCallQuery('getAgreement', { id: order.id }));
  const known = load.state === 'loaded' ? withSigned(load.resource, signed) : undefined;
  const onSigned = (paid: boolean) => (agreement: Agreement) => setSigned({ agreement, paid });
  // One that can't be signed any more keeps nobody from paying for what was signed.
  const toPayFirst = moment === 'asked' && planExpired(known?.changed?.facts ?? null, today());
  if (known?.plan && known.changed && !toPayFirst) {
    const { plan, changed, terms } = known;
    return <ChangedPlan order={order} signed={plan} changed={changed} terms={terms} onSigned={onSigned(moment === 'past')} />;
  }
  if (signed?.paid) {
    return (
      <PaymentPage type="PY" order={order}>
        <Stack gap="l" width="form">
          <Signed agreement={known?.agreement ?? signed.agreement} announced />
          <WayOn orderId={order.id} />
        </Stack>
      </PaymentPage>
    );
  }
  return (
    <WithPayment order={order} type="PY" returned={returned}>
      {(payable) => {
        const paid = payable?.payment.state === 'paid';
        if (paid && !mayBeToSign())
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
        return (
          <Stages
            order={order}
            load={load}
            known={known}
            payable={payable}
            returned={returned}
            signedHere={signed !== undefined}
            onSigned={onSigned(paid)}
          />
        );
      }}
    </WithPayment>
  );

  /** What came in by itself can come before the plan is signed. Whoever comes from the checkout signed. */
  function mayBeToSign(): boolean {
    if (moment === 'past' || returned) return false;
    return known ? known.plan !== null && known.agreement === null : load.state === 'loading';
  }
}

type Known = CallAnswer<'getAgreement'>;
type Agreement = NonNullable<Known['agreement']>;

/** What was signed on this page. */
interface SignedHere {
  readonly agreement: Agreement;
  /** Whether the down payment was in by then: signing leads to no payment. */
  readonly paid: boolean;
}

/** What was signed here counts at once: what was asked for before doesn't know of it. */
function withSigned(known: Known, signed: SignedHere | undefined): Known {
  if (!signed) return known;
  const { agreement } = signed;
  if (known.changed?.sha256 === agreement.sha256) return { ...known, plan: known.changed, changed: null, agreement };
  return known.agreement ? known : { ...known, agreement };
}

interface StagesProps {
  readonly order: Order;
  readonly load: LoadState<Known>;
  /** Undefined while it isn't loaded. */
  readonly known: Known | undefined;
  readonly payable: Payable | undefined;
  readonly returned: boolean;
  /** Whether it was signed on this page: then that takes focus. */
  readonly signedHere: boolean;
  readonly onSigned: (agreement: Agreement) => void;
}

function Stages({ order, load, known, payable, returned, signedHere, onSigned }: StagesProps) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const { today } = usePortal();
  const ended = useEnded(payable?.payment, returned);
  if (!known) {
    return (
      <PaymentPage type="PY" order={order}>
        {load.state === 'failed' ? <LoadFailure {...load} /> : <PaymentSkeleton />}
      </PaymentPage>
    );
  }
  const { plan, changed, terms, agreement } = known;
  if (!agreement && !plan) return <NothingToPay order={order} type="PY" why={texts.nothing.noPlan} />;
  const paid = payable?.payment.state === 'paid';
  const asksBoth = !agreement && !paid && !planExpired(plan?.facts ?? null, today());
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
      intro={asksBoth ? language.say(orderMessage({ order, house: nothingDone }).message) : undefined}
    >
      {!paid && (
        <StepIndicator
          steps={[texts.steps.sign, texts.steps.pay].map((label, index) => ({ label, done: index < current }))}
          current={current}
        />
      )}
      {agreement ? (
        <Stack gap="l" width="form">
          {changed && <ExpiredPlan order={order} plan={changed} again />}
          <Signed agreement={agreement} announced={signedHere} />
          {payable ? (
            <PayCard order={order} type="PY" returned={returned} {...payable} />
          ) : (
            <Alert tone="info">{texts.noDownPaymentYet}</Alert>
          )}
        </Stack>
      ) : (
        plan && <SignStage order={order} plan={plan} terms={terms} invoice={payable?.invoice} paid={paid} onSigned={onSigned} />
      )}
    </PaymentPage>
  );
}
