'use client';

import { Stack, StepIndicator, useLeaveGuard } from '@pomp/design-system';
import type { Customer, Order } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { useState } from 'react';
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
  const [statement, setStatement] = useState<Statement>({ name: `${customer.firstName} ${customer.lastName}` });
  const [stage, setStage] = useState<'statement' | 'confirm' | 'changing'>('statement');
  useLeaveGuard(stage === 'confirm');
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
          onWithdrawn={onWithdrawn}
        />
      ) : (
        <StatementStep statement={statement} email={customer.email} announced={stage === 'changing'} onStated={stated} />
      )}
    </Stack>
  );
}
