import { defineBlock, headingBelow, Section, SectionTitle } from '@pomp/cms';
import { Card, Heading, Stack, Text } from '@pomp/design-system';
import { NeedsScript } from '../without-script/needs-script.js';
import { reservationCardSchema, reservationSchema } from './reservation-blocks.schema.js';
import { Reservation } from './reservation-islands.js';

export const reservationBlock = defineBlock({
  component: 'reservation_section',
  name: 'Reserveren',
  schema: reservationSchema,
  hasOwnWords: true,
  render: ({ title, intro, product, cards }, { index, headingLevel, lang, language, renderBlocks }) => (
    <Section index={index}>
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
        <NeedsScript language={language} />
        <Reservation product={product} level={headingBelow(headingLevel)} cards={renderBlocks(cards, headingBelow(headingLevel))} />
      </Stack>
    </Section>
  ),
});

export const reservationCardBlock = defineBlock({
  component: 'reservation_card',
  name: 'Goed om te weten bij reserveren',
  schema: reservationCardSchema,
  render: ({ title, text }, { headingLevel }) => (
    <Card as="article" tone="info">
      <Stack gap="s">
        <Heading level={headingLevel} size="h4">
          {title}
        </Heading>
        <Text>{text}</Text>
      </Stack>
    </Card>
  ),
});
