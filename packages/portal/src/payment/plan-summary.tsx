'use client';

import { Card, Columns, Heading, Link, Stack, SummaryList, Text } from '@pomp/design-system';
import { formatCents, planRows, planTexts, subsidyNote, type PlanFacts } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useId } from 'react';
import { paymentTexts } from './texts.js';

interface PlanSummaryProps {
  readonly facts: PlanFacts;
  /** Where its PDF is. */
  readonly url: string;
}

/** What a plan says, as a page: what is done and what isn't, and beside it the price in all, when it is paid, the subsidy and the dates. */
export function PlanSummary({ facts, url }: PlanSummaryProps) {
  const texts = useTexts(paymentTexts);
  const words = useTexts(planTexts);
  return (
    <Columns desktop="wideFirst" align="start" gap="xl">
      <Stack gap="l">
        <Work title={words.included} lines={facts.included} />
        <Work title={words.excluded} lines={facts.excluded} />
        <Text>
          <Link href={url} newTab tone="strong">
            {texts.wholePlan}
          </Link>
        </Text>
      </Stack>
      <Costs facts={facts} />
    </Columns>
  );
}

function Work({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Text measure>{line}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** In the list, or already said larger or elsewhere on the page. */
const inList: readonly string[] = ['vat', 'downPayment', 'finalPayment', 'subsidy', 'afterSubsidy', 'installation', 'validUntil'];

function Costs({ facts }: { readonly facts: PlanFacts }) {
  const texts = useTexts(paymentTexts);
  const words = useTexts(planTexts);
  const language = useLanguage();
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="m">
        <Heading level={2} size="h3" id={id}>
          {texts.whatYouPay}
        </Heading>
        <Stack gap="xxs">
          <Text tone="muted">{words.total}</Text>
          <Heading level={3} size="h2">
            {formatCents(facts.total, language)}
          </Heading>
        </Stack>
        <SummaryList items={planRows(facts, language).filter(({ key }) => inList.includes(key))} />
        {facts.subsidy && (
          <Text size="small" tone="muted" measure>
            {subsidyNote(facts.subsidy, language)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
