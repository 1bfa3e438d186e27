'use client';

import { ButtonLink, Stack, Text } from '@pomp/design-system';
import type { Order } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { AnnouncedHeading } from '../screen-parts/announced-heading.js';
import { usePath } from '../portal/portal-context.js';
import { quotesTexts } from './texts.js';

/** That the order is there, and what comes next. */
export function Ordered({ order }: { readonly order: Order }) {
  const texts = useTexts(quotesTexts);
  const path = usePath();
  return (
    <Stack gap="l" width="form" align="start">
      <AnnouncedHeading>{texts.thanks}</AnnouncedHeading>
      <Text size="lead">{texts.thanksFor({ orderNumber: order.orderNumber })}</Text>
      <Text>{texts.mailed}</Text>
      <ButtonLink href={path({ to: 'orders' })} width="phone">
        {texts.viewOrder}
      </ButtonLink>
    </Stack>
  );
}
