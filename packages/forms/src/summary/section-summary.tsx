import { summariseSection, type Fields, type Resolution, type Section } from '@pomp/domain';
import { SummaryList } from '@pomp/design-system';

export interface SectionSummaryProps<F extends Fields> {
  readonly section: Pick<Section<string, F, never, never>, 'fields'>;
  readonly resolution: Resolution<F>;
}

/** The shown answers of a section, to read. */
export function SectionSummary<F extends Fields>({ section, resolution }: SectionSummaryProps<F>) {
  const rows = summariseSection(section, resolution);
  return <SummaryList items={rows.map(({ field, label, answer }) => ({ id: field, label, value: answer }))} />;
}
