'use client';

import { messageOf, useCallMutation, useIdempotencyKey } from '@pomp/api-client';
import { Alert, Button, Card, Heading, Inline, Stack, SummaryList, Text } from '@pomp/design-system';
import { productLabel, type Order } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useEffect, useRef } from 'react';
import { withdrawalTexts } from './texts.js';
import type { Statement } from './statement.js';

export interface ConfirmStepProps {
  readonly order: Order;
  readonly statement: Statement;
  readonly email: string;
  readonly onChange: () => void;
  readonly onWithdrawn: (withdrawnAt: string) => void;
}

/** The statement to read once more, and the button that sends it. */
export function ConfirmStep({
  order: { id: orderId, product, orderNumber },
  statement,
  email,
  onChange,
  onWithdrawn,
}: ConfirmStepProps) {
  const texts = useTexts(withdrawalTexts);
  const language = useLanguage();
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, error } = useCallMutation('postWithdrawal');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const confirm = () => {
    const said = { orderId, ...statement };
    mutate({ body: said, idempotencyKey: keyOf(said) }, { onSuccess: ({ withdrawnAt }) => onWithdrawn(withdrawnAt) });
  };
  return (
    <Stack gap="l">
      <Heading level={2} ref={heading}>
        {texts.confirmTitle}
      </Heading>
      <Card>
        <Stack gap="m">
          <Text weight="strong" measure>
            {texts.statement({ name: statement.name ?? '', product: productLabel(product), number: orderNumber })}
          </Text>
          <SummaryList
            items={[
              { label: texts.reason, value: statement.reason ?? texts.noReason },
              { label: texts.email, value: email },
            ]}
          />
        </Stack>
      </Card>
      <Alert tone="warning">{texts.consequence}</Alert>
      {error && <Alert tone="error">{messageOf(error, language)}</Alert>}
      <Inline gap="m" stacked="phone">
        <Button tone="danger" loadingLabel={isPending ? texts.confirming : undefined} onClick={confirm}>
          {texts.confirm}
        </Button>
        <Button tone="quiet" waiting={isPending} onClick={onChange}>
          {texts.change}
        </Button>
      </Inline>
    </Stack>
  );
}
