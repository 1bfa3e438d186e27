import { Heading, Stack, Text } from '@pomp/design-system';

export interface SectionTitleProps {
  title: string | undefined;
  intro?: string | undefined;
  /** Place on the page: the first block carries the page's title. */
  index: number;
}

/** What a block is about. Nothing where an editor filled in nothing. */
export function SectionTitle({ title, intro, index }: SectionTitleProps) {
  if (!title && !intro) return null;
  return (
    <Stack gap="m">
      {title && <Heading level={index === 0 ? 1 : 2}>{title}</Heading>}
      {intro && (
        <Text size="lead" measure>
          {intro}
        </Text>
      )}
    </Stack>
  );
}
