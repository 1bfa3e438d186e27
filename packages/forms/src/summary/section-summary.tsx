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
  /** Who gave an answer, by field, where that is someone else than whose answers they are. */
  readonly answeredBy?: Readonly<Record<string, string>> | undefined;
}

/** The shown answers of a section, to read. What may stay empty and did, isn't called missing. */
export function SectionSummary<F extends Fields>({ section, resolution, answeredBy = {} }: SectionSummaryProps<F>) {
  const language = useLanguage();
  const rows = summariseSection(section, resolution, language);
  const texts = language.texts(summaryTexts);
  const leftOpen = (
    <Text as="span" tone="muted" weight="text">
      {texts.leftOpen}
    </Text>
  );
  const shown = (field: string, answer: string | undefined) => {
    const isFiles = section.fields[field]?.kind === 'files' && answer !== undefined && !isUnknown(resolution.fields[field]?.answer);
    const value = isFiles ? <AnsweredFiles field={field} count={answer} /> : answer;
    const name = answeredBy[field];
    if (name === undefined || value === undefined) return value;
    return (
      <>
        {value}
        <Text size="small" tone="muted" weight="text">
          {texts.answeredBy({ name })}
        </Text>
      </>
    );
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
