import { Heading, type HeadingLevel, Stack, Text } from '@pomp/design-system';

/** Props of `SectionTitle`. */
export interface SectionTitleProps {
  title: string | undefined;
  intro?: string | undefined;
  level: HeadingLevel;
}

/** What a block is about. Nothing where an editor filled in nothing. */
export function SectionTitle({ title, intro, level }: SectionTitleProps) {
  if (!title && !intro) return null;
  return (
    <Stack gap="m">
      {title && <Heading level={level}>{title}</Heading>}
      {intro && (
        <Text size="lead" measure>
          {intro}
        </Text>
      )}
    </Stack>
  );
}
