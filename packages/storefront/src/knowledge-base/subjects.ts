import type { Choice } from '@pomp/cms';

/** The datasource in which editors keep what articles are about. */
export const subjectsDatasource = 'onderwerpen';

/** Stands in the address that all subjects which aren't there are led to, so that these are one page and not one for each name that anyone thinks of. */
export const unknownSubject = 'onbekend';

/** What a subject is called; undefined for one that editors took away. */
export const subjectName = (subjects: readonly Choice[], value: string | undefined): string | undefined =>
  subjects.find((subject) => subject.value === value)?.name;
