import { pomp, type Brand } from '@pomp/design-system/brands';
import { pdfFonts } from './pdf-font-files.js';
import { writeAnswers, type AnswersPdf } from './write-answers.js';

/** All answers about a house or its installation, section by section, and what is still missing: to keep, to print, or to show an installer. */
export const answersPdf = ({ brand = pomp, ...answers }: AnswersPdf & { readonly brand?: Brand }): Promise<Uint8Array> =>
  writeAnswers(answers, { brand, fonts: pdfFonts(brand) });
