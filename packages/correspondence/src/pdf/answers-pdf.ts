import { pdfFonts } from './pdf-font-files.js';
import type { CorrespondenceEdition } from '../seller/correspondence-edition.js';
import { writeAnswers, type AnswersPdf } from './write-answers.js';

/** All answers about a house or its installation, section by section, and what is still missing: to keep, to print, or to show an installer. */
export const answersPdf = ({
  edition,
  ...answers
}: AnswersPdf & { readonly edition: CorrespondenceEdition }): Promise<Uint8Array> =>
  writeAnswers(answers, { edition, fonts: pdfFonts(edition.brand) });
