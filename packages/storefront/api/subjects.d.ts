import { Choice } from '@pomp/cms';
declare const subjectsDatasource = "onderwerpen";
declare const unknownSubject = "onbekend";
declare const subjectName: (subjects: readonly Choice[], value: string | undefined) => string | undefined;
export { subjectName, subjectsDatasource, unknownSubject };
