'use client';

import { Stack, StepIndicator, useLeaveGuard } from '@pomp/design-system';
import type { Customer, Order } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { useEffect, useState } from 'react';
import { useLocalDraftStore } from '../local-drafts/use-local-draft.js';
import { usePortal } from '../portal/portal-context.js';
import { ConfirmStep } from './confirm-step.js';
import type { Statement } from './statement.js';
import { StatementStep } from './statement-step.js';
import { withdrawalTexts } from './texts.js';

export interface WithdrawalStepsProps {
  readonly order: Order;
  readonly customer: Customer;
  readonly onWithdrawn: (withdrawnAt: string) => void;
}

/** Saying it, and then meaning it: nothing is sent before the second. */
export function WithdrawalSteps({ order, customer, onWithdrawn }: WithdrawalStepsProps) {
  const texts = useTexts(withdrawalTexts);
  const { now } = usePortal();
  const place = `withdrawal/${order.id}`;
  const drafts = useLocalDraftStore(place);
  const [statement, setStatement] = useState<Statement>({ name: `${customer.firstName} ${customer.lastName}` });
  const [stage, setStage] = useState<'statement' | 'confirm' | 'changing'>('statement');
  useLeaveGuard(stage === 'confirm');
  useEffect(() => {
    // The form is done with it, and nothing is sent yet.
    if (stage === 'confirm') drafts?.save({ values: statement, startedFrom: undefined }, now());
  }, [stage, drafts, statement, now]);
  const forget = () => drafts?.settle({}, now());
  const current = stage === 'confirm' ? 1 : 0;
  const stated = (next: Statement) => {
    setStatement(next);
    setStage('confirm');
  };
  return (
    <Stack gap="l">
      <StepIndicator
        steps={[texts.steps.statement, texts.steps.confirm].map((label, index) => ({ label, done: index < current }))}
        current={current}
      />
      {stage === 'confirm' ? (
        <ConfirmStep
          order={order}
          statement={statement}
          email={customer.email}
          onChange={() => setStage('changing')}
          onWithdrawn={(withdrawnAt) => {
            forget();
            onWithdrawn(withdrawnAt);
          }}
        />
      ) : (
        <StatementStep
          place={place}
          statement={statement}
          email={customer.email}
          announced={stage === 'changing'}
          onStated={stated}
          onKept={forget}
        />
      )}
    </Stack>
  );
}
