'use client';

import { isUnknown, summariseSection, type Fields, type Resolution, type Section } from '@pomp/domain';
import { SummaryList, Text } from '@pomp/design-system';
import { useLanguage } from '@pomp/language/react';
import { AnsweredFiles } from './answered-files.js';
import { summaryTexts } from './texts.js';

/** Props of `SectionSummary`. */
export interface SectionSummaryProps<F extends Fields> {
  readonly section: Pick<Section<string, F, never, never>, 'fields'>;
  readonly resolution: Resolution<F>;
}

/** The shown answers of a section, to read. What may stay empty and did, isn't called missing. */
export function SectionSummary<F extends Fields>({ section, resolution }: SectionSummaryProps<F>) {
  const language = useLanguage();
  const rows = summariseSection(section, resolution, language);
  const leftOpen = (
    <Text as="span" tone="muted" weight="text">
      {language.texts(summaryTexts).leftOpen}
    </Text>
  );
  const shown = (field: string, answer: string | undefined) => {
    const isFiles = section.fields[field]?.kind === 'files' && answer !== undefined && !isUnknown(resolution.fields[field]?.answer);
    return isFiles ? <AnsweredFiles field={field} count={answer} /> : answer;
  };
  return (
    <SummaryList
      items={rows.map(({ field, label, answer }) => ({
        id: field,
        label,
        value: shown(field, answer) ?? (resolution.fields[field]?.presence === 'optional' ? leftOpen : undefined),
      }))}
    />
  );
}
