import { Card, Heading, type HeadingLevel, Link, Stack, SummaryList, Text } from '@pomp/design-system';
import {
  calculateSavings,
  outcomeKind,
  type SavingsInput,
  showEuroRange,
  showQuantity,
  showRange,
  unknownHome,
  type Estimate,
} from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { useRoutes } from '../storefront/use-routes.js';
import { savingsExampleTexts } from './savings-example-texts.js';
import { savingsResultTexts } from './savings-result-texts.js';
import { sayLikeliest } from './say-likeliest.js';
import { useSavingsContext } from './use-savings-context.js';

interface SavingsExampleProps {
  readonly title: ReactNode;
  readonly level: HeadingLevel;
  readonly home: Pick<SavingsInput, 'gasUse' | 'residents' | 'insulation' | 'floorArea'> & {
    readonly buildingType: 'appartement' | 'tussenwoning' | 'hoekwoning' | '2onder1kap' | 'vrijstaand';
    readonly insulation: 'poor' | 'moderate' | 'good' | 'veryGood';
    readonly floorArea: number;
    readonly residents: number;
  };
}

/** What a pump saves at a home that an editor described, by the model and the prices of the day that the page is made. */
export function SavingsExample({ title, level, home }: SavingsExampleProps) {
  const language = useLanguage();
  const texts = language.texts(savingsExampleTexts);
  const { compare } = language.texts(savingsResultTexts);
  const { paths } = useRoutes();
  const context = useSavingsContext();
  const result = calculateSavings({ ...unknownHome, ...home }, context);
  const { gas, electricity } = result.home.prices;
  const about = (value: number, range: Pick<Estimate, 'from' | 'to'>, unit: 'm³' | 'kWh') =>
    texts.range({ value: showQuantity({ value: Math.round(value), unit }, language), range: showRange(range, language) });
  return (
    <Card padding="l">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={level} size="h4">
            {title}
          </Heading>
          <Text tone="muted">
            {texts.ofSize({
              kind: texts.kinds[home.buildingType],
              area: showQuantity({ value: home.floorArea, unit: 'm²' }, language),
              residents: home.residents,
            })}
            {', '}
            {texts.insulation[home.insulation]}
          </Text>
        </Stack>
        <SummaryList
          items={[
            { label: texts.gas, value: showQuantity({ value: result.home.gasUse, unit: 'm³' }, language) },
            { label: texts.left, value: about(result.gasLeft, result.range.gasLeft, 'm³') },
            { label: texts.electricity, value: about(result.electricityUsed, result.range.electricityUsed, 'kWh') },
            {
              label: compare.aYear[outcomeKind(result.euroSaved)],
              value: texts.outcome({
                range: showEuroRange(result.range.euroSaved, language),
                likeliest: sayLikeliest(result.euroSaved, language),
              }),
            },
          ]}
        />
        <Text size="small" tone="muted">
          {texts.basis({
            gas: showQuantity({ value: gas, unit: '€/m³' }, language),
            electricity: showQuantity({ value: electricity, unit: '€/kWh' }, language),
          })}
        </Text>
        <Text>
          <Link href={paths.savingsResult} tone="strong">
            {texts.own}
          </Link>
        </Text>
      </Stack>
    </Card>
  );
}
