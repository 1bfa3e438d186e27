'use client';

import { Card, Heading, HouseIllustration, Stack, Text } from '@pomp/design-system';
import { useTexts } from '../portal/portal-context.js';
import { litParts, type ConsumptionPart } from './house-parts.js';
import type { HouseInfoSectionName } from './house-info-progress.js';
import { houseInfoTexts } from './texts.js';

export interface SectionPictureProps {
  readonly part: ConsumptionPart;
  readonly done: readonly HouseInfoSectionName[];
}

/** The house, with what the question is about marked in it. */
export function SectionPicture({ part, done }: SectionPictureProps) {
  const texts = useTexts('houseInfo', houseInfoTexts);
  return (
    <Card padding="m">
      <Stack gap="s">
        <Heading level={2} size="h4">
          {texts.looking}
        </Heading>
        <HouseIllustration marked={[part]} done={litParts(done)} />
        <Text size="small" tone="muted">
          {texts.part[part]}
        </Text>
      </Stack>
    </Card>
  );
}
