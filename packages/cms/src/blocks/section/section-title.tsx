import { Heading, type HeadingLevel, Stack } from '@pomp/design-system';
import { LongText } from './long-text.js';

/** Props of `SectionTitle`. */
export interface SectionTitleProps {
  title: string | undefined;
  intro?: string | undefined;
  level: HeadingLevel;
  /** Where it isn't the page's. */
  lang?: string | undefined;
}

/** What a block is about. Nothing where an editor filled in nothing. */
export function SectionTitle({ title, intro, level, lang }: SectionTitleProps) {
  if (!title && !intro) return null;
  const words = (
    <Stack gap="m">
      {title && (
        <Heading level={level} size={level <= 2 ? 'h1' : 'h3'}>
          {title}
        </Heading>
      )}
      <LongText of={intro} size="lead" measure />
    </Stack>
  );
  return lang === undefined ? words : <div lang={lang}>{words}</div>;
}
