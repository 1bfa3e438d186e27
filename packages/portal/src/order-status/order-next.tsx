'use client';

import { arrowRightIcon, Button, ButtonLink, Card, Inline, Link, Stack, Text } from '@pomp/design-system';
import { orderMessage, type OrderAction, type OrderSituation } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { ordersTexts } from './texts.js';
import { useActionHref } from './use-action-href.js';

/** What an order says to its customer, and the one thing that can be done. */
export function OrderNext(situation: OrderSituation) {
  const language = useLanguage();
  const { message, detail, action, tone } = orderMessage(situation);
  return (
    <Card tone={tone} padding="m">
      <Inline justify="between" gap="m" stacked="phone" wrap="nowrap">
        <Stack gap="xxs">
          <Text measure>{language.say(message)}</Text>
          {detail && (
            <Text measure tone="muted">
              {language.say(detail)}
            </Text>
          )}
        </Stack>
        {action && <Action action={action} tone={tone} />}
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
