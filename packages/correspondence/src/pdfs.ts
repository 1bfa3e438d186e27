// An entry of its own: whoever only mails doesn't load what writes PDFs, and a thread that writes them nothing else.
export { agreementPdf } from './agreement/agreement-pdf.js';
export type { AgreementPdf } from './agreement/write-agreement.js';
export { answersPdf } from './pdf/answers-pdf.js';
export type { AnswersPdf } from './pdf/write-answers.js';
export { letterPdf } from './letter/letter-pdf.js';
export type { LetterPdf } from './letter/write-letter.js';
export { savingsPdf } from './savings/savings-pdf.js';
export type { SavingsPdf } from './savings/write-savings.js';
