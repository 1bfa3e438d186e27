import { summariseSection, unknownLabel, type Fields, type Resolution, type Section } from '@pomp/domain';
import { SummaryList, Text } from '@pomp/design-system';
import { AnsweredFiles } from './answered-files.js';

/** Props of `SectionSummary`. */
export interface SectionSummaryProps<F extends Fields> {
  readonly section: Pick<Section<string, F, never, never>, 'fields'>;
  readonly resolution: Resolution<F>;
}

/** The shown answers of a section, to read. What may stay empty and did, isn't called missing. */
export function SectionSummary<F extends Fields>({ section, resolution }: SectionSummaryProps<F>) {
  const rows = summariseSection(section, resolution);
  const leftOpen = (
    <Text as="span" tone="muted" weight="text">
      Niet ingevuld
    </Text>
  );
  const shown = (field: string, answer: string | undefined) => {
    const isFiles = section.fields[field]?.kind === 'files' && answer !== undefined && answer !== unknownLabel;
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
