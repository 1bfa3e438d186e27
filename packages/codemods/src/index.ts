import { moveImports, type MovedExports } from './moved-exports.js';

/** A source as a new version wants it, or undefined where it asks for nothing. By its path is known how to read it; where it can't be read, this throws. */
export type Codemod = (source: string, path?: string) => string | undefined;

const correspondencePdfs: MovedExports = {
  from: '@pomp/correspondence',
  to: '@pomp/correspondence/pdfs',
  names: ['agreementPdf', 'AgreementPdf', 'answersPdf', 'AnswersPdf', 'letterPdf', 'LetterPdf', 'savingsPdf', 'SavingsPdf'],
};

/** All codemods, by the name they are run by. */
export const codemods: Readonly<Record<string, Codemod>> = {
  /** `@pomp/correspondence` 2: PDFs have a way in of their own. */
  'correspondence-pdfs': (source, path) => moveImports(source, correspondencePdfs, path),
};
