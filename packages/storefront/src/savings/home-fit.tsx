import { Card, checkIcon, Heading, Icon, Stack, Text, warningIcon, type HeadingLevel } from '@pomp/design-system';
import type { Fit } from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import { useId } from 'react';
import * as styles from './savings-result.css.js';
import { savingsResultTexts } from './savings-result-texts.js';

/** Whether a pump is for the home, why, and what to do: before what it costs. */
export function HomeFit({ fit, level }: { readonly fit: Fit; readonly level: HeadingLevel }) {
  const language = useLanguage();
  const texts = language.texts(savingsResultTexts).fit;
  const heading = useId();
  return (
    <Card as="section" tone="info" labelledBy={heading}>
      <Stack gap="m">
        <Heading level={level} size="h3" id={heading}>
          {texts.question} {language.say(fit.title)}
        </Heading>
        <Text weight="strong">{language.say(fit.todo)}</Text>
        <Stack as="ul" gap="xs">
          {fit.points.map(({ of, good, text }) => (
            <li key={of} className={styles.point}>
              <Icon of={good ? checkIcon : warningIcon} label={good ? texts.good : texts.bad} />
              <Text>{language.say(text)}</Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
