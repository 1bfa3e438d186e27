import { defineBlock, formInstead, headingBelow, Lines, ReviewLabel, Said, Section, SectionTitle, TextHeader } from '@pomp/cms';
import { ButtonLink, Card, Heading, Link, Stack, Text } from '@pomp/design-system';
import type { ReactNode } from 'react';
import { PageLink } from '../storefront/page-link.js';
import {
  reservationCardSchema,
  reservationHelpSchema,
  reservationOutcomeSchema,
  reservationSchema,
} from './reservation-blocks.schema.js';
import { Reservation } from './reservation-islands.js';
import * as styles from './reserved.css.js';
import { reservedScript } from './reserved.js';
import { reservationTexts } from './texts.js';

export const reservationBlock = defineBlock({
  component: 'reservation_section',
  name: 'Reserveren',
  schema: reservationSchema,
  hasOwnWords: true,
  render: ({ title, intro, product, cards, help }, { index, headingLevel, lang, renderBlocks }) => (
    <Section index={index}>
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
        <Reservation
          product={product}
          level={headingBelow(headingLevel)}
          cards={renderBlocks(cards, headingBelow(headingLevel))}
          help={renderBlocks(help, headingBelow(headingLevel))}
        />
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

/** Beside the form: what others think of us, and somebody to ask. Without script the link leads to its page. */
export const reservationHelpBlock = defineBlock({
  component: 'reservation_help',
  name: 'Hulp bij reserveren',
  schema: reservationHelpSchema,
  render: (
    { title, text, link_label, link: to, hubspot_form_id, review_widget, review_score, review_source },
    { headingLevel, language },
  ) => (
    <Card as="article">
      <Stack gap="s">
        {review_widget && <ReviewLabel language={language} source={review_source} score={review_score} slot={null} />}
        <Heading level={headingLevel} size="h4">
          {title}
        </Heading>
        <Text>{text}</Text>
        {link_label && to && (
          <Link tone="strong" {...to} {...(hubspot_form_id && formInstead(hubspot_form_id))}>
            {link_label}
          </Link>
        )}
      </Stack>
    </Card>
  ),
});

/**
 * How the page after reserving opens. What it says of the reservation only holds for whoever made one, in this tab; everyone else, and whoever has no script, is told
 * where to find theirs. The page has one title either way, of which one half is shown.
 */
export const reservationOutcomeBlock = defineBlock({
  component: 'reservation_outcome',
  name: 'Na het reserveren',
  schema: reservationOutcomeSchema,
  hasOwnWords: true,
  render: (
    { subtitle, title, description, other_title, other_description, button_label, button_link },
    { headingLevel, language, lang },
  ) => {
    const texts = language.texts(reservationTexts).reserved;
    const said = (words: ReactNode) => <Said lang={lang}>{words}</Said>;
    return (
      <>
        <script dangerouslySetInnerHTML={{ __html: reservedScript }} />
        <TextHeader
          headingLevel={headingLevel}
          above={
            subtitle && (
              <div className={styles.reserved}>
                <Text weight="strong" tone="brand">
                  {said(subtitle)}
                </Text>
              </div>
            )
          }
          title={
            <>
              <span className={styles.reserved}>{said(title)}</span>
              <span className={styles.otherwise}>{said(other_title)}</span>
            </>
          }
        >
          <div className={styles.reserved}>
            <Stack gap="l">
              {description && <Text size="lead">{said(<Lines of={description} />)}</Text>}
              <Card tone="info">
                <Stack gap="s">
                  <Text>
                    {texts.number} <strong data-reserved-name="orderNumber" />
                  </Text>
                  <Text>
                    {texts.mailedTo} <strong data-reserved-name="email" />
                  </Text>
                  <PageLink to="forgotPassword" tone="strong">
                    {texts.noMail}
                  </PageLink>
                </Stack>
              </Card>
            </Stack>
          </div>
          <div className={styles.otherwise}>
            <Stack gap="l" align="start">
              {other_description && <Text size="lead">{said(<Lines of={other_description} />)}</Text>}
              {button_label && button_link && <ButtonLink {...button_link}>{said(button_label)}</ButtonLink>}
            </Stack>
          </div>
        </TextHeader>
      </>
    );
  },
});
