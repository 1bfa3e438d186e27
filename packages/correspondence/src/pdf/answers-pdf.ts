import { pdfFonts } from './pdf-font-files.js';
import type { Voice } from '../seller/voice.js';
import { writeAnswers, type AnswersPdf } from './write-answers.js';

/** All answers about a house or its installation, section by section, and what is still missing: to keep, to print, or to show an installer. */
export const answersPdf = ({ edition, language, ...answers }: AnswersPdf & Voice): Promise<Uint8Array> =>
  writeAnswers(answers, { edition, language, fonts: pdfFonts(edition.brand) });
