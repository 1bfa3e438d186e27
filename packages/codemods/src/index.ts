import { moveImports } from './moved-exports.js';

/** A source as a new version wants it, or undefined where it asks for nothing. */
export type Codemod = (source: string) => string | undefined;

/** All codemods, by the name they are run by. */
export const codemods: Readonly<Record<string, Codemod>> = {
  /** `@pomp/correspondence` 2: PDFs have a way in of their own. */
  'correspondence-pdfs': (source) =>
    moveImports(source, {
      from: '@pomp/correspondence',
      to: '@pomp/correspondence/pdfs',
      names: ['agreementPdf', 'AgreementPdf', 'answersPdf', 'AnswersPdf', 'letterPdf', 'LetterPdf', 'savingsPdf', 'SavingsPdf'],
    }),
};
