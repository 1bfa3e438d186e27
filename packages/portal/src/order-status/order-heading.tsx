'use client';

import { Heading, Inline, OrderProgressLine, Stack, Text } from '@pomp/design-system';
import { orderSteps, productLabel, stepLabel, type Order } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { orderLine } from './order-line.js';
import { ordersTexts } from './texts.js';

export interface OrderHeadingProps {
  readonly order: Order;
  readonly headingId: string;
  /** Whether something is asked of the customer now. */
  readonly asks: boolean;
}

/** Which order it is, and how far along the warm line. */
export function OrderHeading({ order, headingId, asks }: OrderHeadingProps) {
  const texts = useTexts(ordersTexts);
  const language = useLanguage();
  const line = orderLine({ ...order, asks }, language);
  const label = language.say(stepLabel(order.step));
  return (
    <>
      <Stack gap="xs">
        <Inline justify="between" align="baseline">
          <Heading level={2} id={headingId}>
            {productLabel(order.product)}
          </Heading>
          <Text as="span" tone="muted" tabular>
            {texts.orderNumber({ number: order.orderNumber })}
          </Text>
        </Inline>
        <Text tone="muted">{line ? texts.step({ position: line.current + 1, all: orderSteps.length, label }) : label}</Text>
      </Stack>
      {line && <OrderProgressLine {...line} />}
    </>
  );
}
