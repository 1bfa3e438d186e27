import { ButtonLink, Card, Heading, type HeadingLevel, Inline, Link, Stack, Text } from '@pomp/design-system';
import { formatCents, pompAoPart } from '@pomp/domain';
import { type SpokenProps, useLanguage } from '@pomp/language/react';
import type { ReactNode } from 'react';
import type { ContentLink } from '../../links/content-link.js';
import { ExampleMark } from '../../products/example-mark.js';
import { LongText } from '../section/long-text.js';
import { Points } from '../section/points.js';
import * as styles from './price-card.css.js';
import { priceCardTexts } from './texts.js';

/** Props of `PriceCard`. */
export interface PriceCardProps extends SpokenProps {
  /** The way to pay: 'Zelf kopen'. */
  title: string;
  headingLevel: HeadingLevel;
  priceInCents: number;
  payment: 'once' | 'monthly';
  /** What a price a month is a loan over, as its conditions say; a Pomp AO's own price unless given. */
  loanInCents?: number | undefined;
  /** Nobody confirmed the price yet. */
  example?: boolean;
  description?: string | undefined;
  /** What comes with it. */
  points?: readonly string[];
  /** Below everything; for a price a month the conditions of the loan, unless told otherwise. */
  smallLetters?: ReactNode;
  /** On a ground of its own: one of the cards beside each other. */
  highlight?: boolean;
  action?: { label: string; link: ContentLink } | undefined;
}

function LoanConditions({ loanInCents, language: given }: SpokenProps & { loanInCents: number }) {
  const language = useLanguage(given);
  return language.texts(priceCardTexts).loan({
    price: formatCents(loanInCents, language),
    fund: (words) => (
      <Link key="fund" href="https://www.warmtefonds.nl/">
        {words}
      </Link>
    ),
  });
}

/** What something costs, and what that takes. Also for a price that is not content, such as one that was worked out. */
export function PriceCard({
  title,
  headingLevel,
  priceInCents,
  payment,
  loanInCents = pompAoPart.price,
  example = false,
  description,
  points = [],
  language: given,
  smallLetters = payment === 'monthly' && <LoanConditions loanInCents={loanInCents} language={given} />,
  highlight = false,
  action,
}: PriceCardProps) {
  const language = useLanguage(given);
  return (
    <Card as="article" tone={highlight ? 'action' : 'surface'} padding="xl">
      <Stack gap="m">
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        <p className={styles.price}>
          <span className={styles.amount}>{formatCents(priceInCents, language)}</span>
          <span>{language.texts(priceCardTexts)[payment]}</span>
          {example && <ExampleMark language={language} />}
        </p>
        <LongText of={description} />
        {points.length > 0 && <Points points={points} />}
        {action && (
          <Inline>
            <ButtonLink tone={highlight ? 'primary' : 'secondary'} {...action.link}>
              {action.label}
            </ButtonLink>
          </Inline>
        )}
        {smallLetters && (
          <Text as="div" size="small" tone="muted">
            {smallLetters}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
