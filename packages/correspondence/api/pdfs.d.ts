import { Language } from '@pomp/language';
import { Edition } from '@pomp/edition';
import { House, SummaryRow, CalendarDate, MailedSavingsRequest, HomeFacts } from '@pomp/domain';
type CorrespondenceEdition = Pick<Edition, 'brand' | 'seller' | 'prices'>;
interface Voice {
    readonly edition: CorrespondenceEdition;
    readonly language: Language;
    readonly isStranger?: boolean;
}
interface PdfPicture {
    readonly name: string;
    readonly alt: string;
    readonly film?: boolean;
    readonly jpeg: ArrayBuffer;
    readonly width: number;
    readonly height: number;
}
interface AnsweredRow extends SummaryRow {
    readonly answeredBy?: string | undefined;
    readonly pictures?: readonly PdfPicture[];
    readonly unseen?: readonly string[];
}
interface AnsweredSection {
    readonly title: string;
    readonly rows: readonly AnsweredRow[];
}
interface MissingAnswers {
    readonly section: string;
    readonly questions: readonly string[];
}
interface AnswersPdf {
    readonly title: string;
    readonly house: Pick<House, 'address' | 'zipcode' | 'city'>;
    readonly sections: readonly AnsweredSection[];
    readonly missing: readonly MissingAnswers[];
    readonly generatedOn: Date;
}
interface AgreementPdf {
    readonly orderNumber: string;
    readonly product: string;
    readonly house: Pick<House, 'address' | 'zipcode' | 'city'>;
    readonly plan: {
        readonly name: string;
        readonly date: CalendarDate;
        readonly sha256: string;
    };
    readonly terms?: {
        readonly version: string;
        readonly sha256: string;
        readonly link: string;
    } | undefined;
    readonly name: string;
    readonly consent: string;
    readonly agreedAt: Date;
    readonly total?: string | undefined;
    readonly downPayment?: string | undefined;
    readonly installedOn?: string | undefined;
    readonly withdrawUntil: CalendarDate;
    readonly verificationCode: string;
    readonly verificationLink: string;
    readonly timestamped?: boolean | undefined;
}
declare const agreementPdf: ({ edition, language, ...agreement }: AgreementPdf & Voice) => Promise<Uint8Array>;
declare const answersPdf: ({ edition, language, ...answers }: AnswersPdf & Voice) => Promise<Uint8Array>;
interface LetterPdf {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly facts: readonly (readonly [
        what: string,
        fact: string
    ])[];
    readonly note?: string | undefined;
    readonly lists?: readonly {
        readonly title: string;
        readonly lines: readonly string[];
    }[];
    readonly picture?: PdfPicture;
    readonly madeOn: Date;
}
declare const letterPdf: ({ edition, language, ...letter }: LetterPdf & Voice) => Promise<Uint8Array>;
interface SavingsPdf {
    readonly request: MailedSavingsRequest;
    readonly facts?: HomeFacts | undefined;
    readonly calculatedOn: Date;
}
declare const savingsPdf: ({ edition, language, ...calculation }: SavingsPdf & Voice) => Promise<Uint8Array>;
export { agreementPdf, answersPdf, letterPdf, savingsPdf };
export type { AgreementPdf, AnswersPdf, LetterPdf, SavingsPdf };
