import { type SpokenProps, useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.js';
import { Heading, type HeadingLevel } from '../text/heading.js';
import { Text } from '../text/text.js';
import * as styles from './section-header.css.js';
import { sectionsTexts } from './texts.js';

/** What came of the last save of this section. */
export type SectionOutcome =
  | { kind: 'success'; text?: string }
  | { kind: 'error'; text: string }
  | { kind: 'errors'; texts: readonly string[] };

/** Props of `SectionHeader`. */
export interface SectionHeaderProps extends SpokenProps {
  /** Short enough to scan for: the sections of a screen are found by it. */
  title: string;
  /** Place in the outline of the page; 2 right below the page's own title. */
  level?: HeadingLevel;
  /** In italics under the title. */
  hint?: ReactNode;
  /** Tells under the title how the last save ended, and aloud; left out while nothing was saved. */
  outcome?: SectionOutcome | undefined;
  /** Beside the title: an edit button, a badge. */
  action?: ReactNode;
  id?: string;
}

function Outcome({ outcome, language }: SpokenProps & { outcome: SectionOutcome }) {
  const texts = useTexts(sectionsTexts, language);
  switch (outcome.kind) {
    case 'success':
      return <Alert tone="success">{outcome.text ?? texts.updated}</Alert>;
    case 'error':
      return (
        <Alert tone="error" language={language}>
          {outcome.text}
        </Alert>
      );
    case 'errors':
      return <Alert tone="error" errors={outcome.texts} language={language} />;
  }
}

/** The title of a part of a page, with its hint, its outcome and one action. */
export function SectionHeader({ title, level = 2, hint, outcome, action, id, language }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.row}>
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {hint && (
        <Text italic tone="muted" measure>
          {hint}
        </Text>
      )}
      {outcome && (
        <div className={styles.banner}>
          <Outcome outcome={outcome} language={language} />
        </div>
      )}
    </div>
  );
}
