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
  const [stage, setStage] = useState<'statement' | 'confirm'>('statement');
  useLeaveGuard(stage === 'confirm');
  const current = stage === 'statement' ? 0 : 1;
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
      {stage === 'statement' ? (
        <StatementStep statement={statement} email={customer.email} onStated={stated} />
      ) : (
        <ConfirmStep
          order={order}
          statement={statement}
          email={customer.email}
          onChange={() => setStage('statement')}
          onWithdrawn={onWithdrawn}
        />
      )}
    </Stack>
  );
}
