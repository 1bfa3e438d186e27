'use client';

import { checkIcon, Heading, Icon, Inline, Stack, Text } from '@pomp/design-system';
import { calendarDate, placesOutside, type Order } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { usePortal } from '../portal/portal-context.js';
import { orderTexts } from './texts.js';

/** What to have ready for the day of the installation, while that day is still to come. */
export function Preparation({ order: { flow, step, withdrawnAt, installationAppointment } }: { readonly order: Order }) {
  const texts = useTexts(orderTexts).preparation;
  const { today } = usePortal();
  const { date } = installationAppointment;
  if (step !== 'IN' || withdrawnAt !== null || flow === null || date === null || calendarDate(new Date(date)) < today())
    return null;
  const asked = [
    texts.inside,
    // A Pomp AO stands outside, and talks over the customer's own network; a Pomp T has to come in.
    ...(placesOutside(flow) ? [texts.outside, texts.network] : []),
    ...(flow === 'pomp ao' ? [] : [texts.tank]),
    texts.doors,
  ];
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="h3">
        {texts.title}
      </Heading>
      <Text measure>{texts.intro}</Text>
      <Stack as="ul" gap="xs">
        {asked.map((line) => (
          <li key={line}>
            <Inline gap="s" wrap="nowrap" align="start">
              <Text as="span" tone="success">
                <Icon of={checkIcon} />
              </Text>
              <Text measure>{line}</Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
