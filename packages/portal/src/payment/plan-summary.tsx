'use client';

import { useHrefOf, useResolveUrl } from '@pomp/api-client';
import {
  Card,
  checkIcon,
  closeIcon,
  Columns,
  Heading,
  Icon,
  Inline,
  Link,
  PictureOver,
  Stack,
  SummaryList,
  Text,
} from '@pomp/design-system';
import { formatCents, planRows, planTexts, subsidyNote, type PlanFacts } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useId } from 'react';
import { OwnHouse } from '../own-house/own-house.js';
import { paymentTexts } from './texts.js';

interface PlanSummaryProps {
  readonly houseId: string;
  readonly facts: PlanFacts;
  /** Where its PDF is. */
  readonly url: string;
}

/** What a plan says, as a page: what is done and what isn't, and beside it the price in all, when it is paid, the subsidy and the dates. */
export function PlanSummary({ houseId, facts, url }: PlanSummaryProps) {
  const texts = useTexts(paymentTexts);
  const words = useTexts(planTexts);
  const resolveUrl = useResolveUrl();
  return (
    <Columns desktop="2" align="start" gap="xl">
      <Stack gap="l">
        {facts.placed === undefined ? <OwnHouse houseId={houseId} part="pump" /> : <Placed id={facts.placed} />}
        <Work title={words.included} lines={facts.included} icon={checkIcon} />
        <Work title={words.excluded} lines={facts.excluded} icon={closeIcon} />
        <Text>
          <Link href={resolveUrl(url)} newTab tone="strong">
            {texts.wholePlan}
          </Link>
        </Text>
      </Stack>
      <Costs facts={facts} />
    </Columns>
  );
}

/** The customer's own photo with the pump drawn in. */
function Placed({ id }: { readonly id: string }) {
  const words = useTexts(planTexts);
  const hrefOf = useHrefOf();
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="h3">
        {words.placed}
      </Heading>
      <PictureOver src={hrefOf('getUpload', { id, size: 'preview' })} alt={words.placedAlt} />
      <Text size="small" tone="muted">
        {words.placedNote}
      </Text>
    </Stack>
  );
}

interface WorkProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly icon: typeof checkIcon;
}

function Work({ title, lines, icon }: WorkProps) {
  if (lines.length === 0) return null;
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Stack as="ul" gap="xs">
        {lines.map((line) => (
          <li key={line}>
            <Inline gap="s" wrap="nowrap" align="start">
              <Text as="span" tone={icon === checkIcon ? 'success' : 'muted'}>
                <Icon of={icon} />
              </Text>
              <Text measure>{line}</Text>
            </Inline>
          </li>
        ))}
      </Stack>
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
