'use client';

import { arrowRightIcon, Button, ButtonLink, Card, Inline, Link, Skeleton, Stack, Text } from '@pomp/design-system';
import { orderMessage, type OrderAction, type OrderSituation } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { usePortal } from '../portal/portal-context.js';
import { ExpiredPlan } from './expired-plan.js';
import { ordersTexts } from './texts.js';
import { useActionHref } from './use-action-href.js';
import { useExpiredPlan } from './use-expired-plan.js';

interface OrderNextProps extends OrderSituation {
  /** Whether a bank is busy with what is to be paid: then nothing is asked. */
  readonly beingPaid?: boolean;
}

/** What an order says to its customer, and the one thing that can be done. */
export function OrderNext(known: OrderNextProps) {
  const { order } = known;
  const expired = useExpiredPlan(order, false);
  if (expired.loading) return <Skeleton shape="field" />;
  if (expired.plan) return <ExpiredPlan order={order} plan={expired.plan} again={false} />;
  return <MessagePanel {...known} />;
}

/** What its step says, whatever became of its plan. */
export function MessagePanel({ beingPaid = false, ...situation }: OrderNextProps) {
  const language = useLanguage();
  const texts = useTexts(ordersTexts);
  const { message, detail, action, tone: asking } = orderMessage(situation, usePortal().today());
  const tone = beingPaid ? 'info' : asking;
  // What the step asks, such as to pay, was done.
  const said = beingPaid
    ? { message: texts.beingPaid }
    : { message: language.say(message), detail: detail && language.say(detail) };
  return (
    <NextPanel tone={tone} {...said}>
      {action && <Action action={action} tone={tone} />}
    </NextPanel>
  );
}

interface NextPanelProps {
  readonly tone: 'action' | 'info';
  readonly message: string;
  readonly detail?: string | undefined;
  /** What can be done. */
  readonly children: ReactNode;
}

/** What is said, and beside it what can be done. */
export function NextPanel({ tone, message, detail, children }: NextPanelProps) {
  return (
    <Card tone={tone} padding="m">
      <Inline justify="between" gap="m" stacked="phone" wrap="nowrap">
        <Stack gap="xxs">
          <Text measure>{message}</Text>
          {detail !== undefined && (
            <Text measure tone="muted">
              {detail}
            </Text>
          )}
        </Stack>
        {children}
      </Inline>
    </Card>
  );
}

function Action({ action: { label, target, disabled }, tone }: { readonly action: OrderAction; readonly tone: 'action' | 'info' }) {
  const texts = useTexts(ordersTexts);
  const said = useLanguage().say(label);
  const href = useActionHref()(target);
  if (href === undefined) return null;
  if (disabled) {
    return (
      <Stack gap="xs" align="start">
        <Button tone="secondary" width="phone" disabledReason={texts.ourTurn}>
          {said}
        </Button>
        <Link href={href}>{texts.viewHouse}</Link>
      </Stack>
    );
  }
  return (
    <ButtonLink href={href} tone={tone === 'action' ? 'primary' : 'secondary'} width="phone" iconAfter={arrowRightIcon}>
      {said}
    </ButtonLink>
  );
}
