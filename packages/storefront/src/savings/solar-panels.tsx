import { Card, Heading, Stack, Text, type HeadingLevel } from '@pomp/design-system';
import type { NetMetering } from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import { useId } from 'react';

interface SolarPanelsProps {
  readonly netMetering: NetMetering;
  readonly level: HeadingLevel;
}

/** What ends for whoever has solar panels, and what that does to the estimate. */
export function SolarPanels({ netMetering: { title, points }, level }: SolarPanelsProps) {
  const language = useLanguage();
  const heading = useId();
  return (
    <Card as="section" tone="info" padding="xl" labelledBy={heading}>
      <Stack gap="s">
        <Heading level={level} size="h3" id={heading}>
          {language.say(title)}
        </Heading>
        {points.map((point) => (
          <Text key={language.say(point)} measure>
            {language.say(point)}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
