import { Card, type HeadingLevel, Heading, Stack, Text } from '@pomp/design-system';
import { marketingForms } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { ApplicationForm } from './application-islands.js';
import * as styles from './vacancies.css.js';

const { title, intro } = marketingForms.application.section;

interface ApplicationProps {
  /** Title of the vacancy. */
  readonly job: string;
  /** Id of the heading, which a link can go to. */
  readonly heading: string;
  readonly level: HeadingLevel;
  readonly language: Language;
}

/** Where someone applies for a vacancy. */
export function Application({ job, heading, level, language }: ApplicationProps) {
  return (
    <Card as="section" padding="xl" line labelledBy={heading}>
      <Stack gap="l">
        <Stack gap="s">
          {/* A place for the keyboard to go on from, without being a stop on its way. */}
          <div id={heading} tabIndex={-1} className={styles.formHeading}>
            <Heading level={level} size="h2">
              {language.say(title)}
            </Heading>
          </div>
          <Text>{language.sayIfAny(intro)}</Text>
        </Stack>
        <ApplicationForm job={job} />
      </Stack>
    </Card>
  );
}
