import { Edition } from '@pomp/edition';
import * as _pomp_language from '@pomp/language';
import { Language, Message } from '@pomp/language';
import { ShownEnquiry, PaymentType, MailedSavingsRequest, HomeFacts, SummaryRow } from '@pomp/domain';
export { HouseMark, PicturedHouse, housePeriodOf, housePicture } from '@pomp/design-system/house-picture';
type CorrespondenceEdition = Pick<Edition, 'brand' | 'seller' | 'prices'>;
interface Voice {
    readonly edition: CorrespondenceEdition;
    readonly language: Language;
    readonly isStranger?: boolean;
}
declare const lasting: {
    hours: (count: number) => Message;
    days: (count: number) => Message;
};
interface RenderedMail {
    readonly subject: string;
    readonly html: string;
    readonly text: string;
}
interface MandateNews {
    readonly mandateId: string;
    readonly accountHolder: string;
    readonly iban: string;
    readonly moment: string;
    readonly days: number;
}
interface DebitNews extends Pick<MandateNews, 'mandateId' | 'accountHolder' | 'iban'> {
    readonly amount: string;
    readonly invoiceNumber: string;
    readonly date: string;
    readonly paymentLink: string;
}
interface ConfirmEmailMail extends Voice {
    readonly firstName: string;
    readonly link: string;
    readonly validFor: string | Message;
}
declare function confirmEmailMail({ firstName, link, validFor, ...voice }: ConfirmEmailMail): Promise<RenderedMail>;
interface KeptPaper {
    readonly what: string;
    readonly why: string;
    readonly howLong: string;
}
interface DeletionAskedMail extends Voice {
    readonly firstName: string;
    readonly askedOn: string;
    readonly ordersUnderWay?: readonly string[] | undefined;
    readonly kept: readonly KeptPaper[];
    readonly accountLink: string;
    readonly recoveryLink: string;
}
declare function deletionAskedMail({ firstName, askedOn, ordersUnderWay, kept, accountLink, recoveryLink, ...voice }: DeletionAskedMail): Promise<RenderedMail>;
interface DeletionDoneMail extends Voice {
    readonly firstName: string;
    readonly deletedOn: string;
    readonly kept: readonly KeptPaper[];
}
declare function deletionDoneMail({ firstName, deletedOn, kept, ...voice }: DeletionDoneMail): Promise<RenderedMail>;
interface NamedCustomer {
    readonly id: string;
    readonly name: string;
    readonly email: string;
}
interface DeletionNoticeMail extends Voice {
    readonly change: 'asked' | 'withdrawn';
    readonly on: string;
    readonly customer: NamedCustomer;
    readonly ordersUnderWay?: readonly string[] | undefined;
    readonly kept: readonly KeptPaper[];
}
declare function deletionNoticeMail({ change, on: date, customer, ordersUnderWay, kept, ...voice }: DeletionNoticeMail): Promise<RenderedMail>;
interface DeletionWithdrawnMail extends Voice {
    readonly firstName: string;
}
declare function deletionWithdrawnMail({ firstName, ...voice }: DeletionWithdrawnMail): Promise<RenderedMail>;
interface EmailChangeMail extends Voice {
    readonly firstName: string;
    readonly newEmail: string;
    readonly recoveryLink: string;
}
declare function emailChangeMail({ firstName, newEmail, recoveryLink, ...voice }: EmailChangeMail): Promise<RenderedMail>;
interface EnquiryMail extends ShownEnquiry, Voice {
    readonly moment: string;
    readonly answerable: boolean;
}
declare function enquiryMail({ subject, rows, moment, answerable, ...voice }: EnquiryMail): Promise<RenderedMail>;
interface FormConfirmationMail extends Voice {
    readonly what: string;
    readonly link: string;
    readonly validFor: string | Message;
}
declare function formConfirmationMail({ what, link, validFor, ...voice }: FormConfirmationMail): Promise<RenderedMail>;
interface FirstPasswordLink {
    readonly link: string;
    readonly validFor: string | Message;
    readonly recoveryLink: string;
}
interface FirstPasswordMail extends Voice, FirstPasswordLink {
    readonly firstName: string;
}
declare function firstPasswordMail({ firstName, link, validFor, recoveryLink, ...voice }: FirstPasswordMail): Promise<RenderedMail>;
declare const agreementTexts: _pomp_language.Texts<{
    readonly mail: {
        readonly subject: 'Je hebt getekend voor bestelling {orderNumber}';
        readonly title: 'Je hebt getekend';
        readonly preview: 'De bevestiging van bestelling {orderNumber} zit in deze mail.';
        readonly agreed: '{name} ging op {moment} uur akkoord met ‘{documentName}’ van bestelling {orderNumber}.';
        readonly keep: 'De bevestiging zit in deze mail. Bewaar die goed. Je vindt de bevestiging ook bij je documenten.';
        readonly check: 'Iedereen kan controleren of de bevestiging echt is, met controlecode {verificationCode} op <link>{verificationLink}</link>.';
        readonly withdraw: 'Bedenk je je? Tot en met {until} kun je de overeenkomst herroepen, zonder reden: in je account bij je bestelling, of met het formulier in de bijlage.';
        readonly notYou: 'Heb jij niet getekend? Neem dan meteen contact met ons op.';
        readonly fileName: 'overeenkomst-{orderNumber}.pdf';
        readonly termsFileName: 'voorwaarden-{version}.pdf';
    };
    readonly pdf: {
        readonly title: 'Getekende overeenkomst';
        readonly titleOfOrder: 'Getekende overeenkomst {orderNumber}';
        readonly subject: 'Bevestiging van een akkoord bij {seller}';
        readonly agreed: '{name} ging op {moment} uur akkoord met het installatieplan van bestelling {orderNumber}. Bewaar deze bevestiging goed.';
        readonly facts: 'Waarmee je akkoord ging';
        readonly signedBy: 'Getekend door';
        readonly when: 'Wanneer';
        readonly moment: '{moment} uur ({iso})';
        readonly agreedTo: 'Akkoord met';
        readonly consent: '‘{consent}’';
        readonly document: 'Document';
        readonly documentOf: '{name} van {date}';
        readonly fingerprint: 'Vingerafdruk van het document (SHA-256)';
        readonly terms: 'Voorwaarden';
        readonly termsOf: 'Versie {version}, te lezen op {link}';
        readonly termsFingerprint: 'Vingerafdruk van de voorwaarden (SHA-256)';
        readonly order: 'Bestelling';
        readonly orderOf: '{orderNumber}, {product}';
        readonly address: 'Adres';
        readonly total: 'Prijs in totaal';
        readonly totalOf: '{amount}, btw inbegrepen';
        readonly downPayment: 'Nu te betalen';
        readonly downPaymentOf: 'Aanbetaling van {amount}, btw inbegrepen';
        readonly installation: 'Installatie';
        readonly withdrawal: {
            readonly title: 'Bedenk je je?';
            readonly right: 'Je kunt de overeenkomst zonder reden herroepen tot en met {until}. Kies in je account bij je bestelling ‘Overeenkomst hier herroepen’, of stuur ons het formulier hieronder of een andere duidelijke verklaring.';
            readonly money: 'Herroep je, dan krijg je alles terug wat je betaald hebt, uiterlijk veertien dagen nadat je het ons liet weten.';
            readonly form: 'Formulier voor herroeping';
            readonly formIntro: 'Vul dit alleen in en stuur het ons alleen als je de overeenkomst wilt herroepen.';
            readonly to: 'Aan';
            readonly statement: 'Hierbij herroep ik onze overeenkomst over';
            readonly agreedOn: 'Gesloten op';
            readonly name: 'Naam';
            readonly address: 'Adres';
            readonly signature: 'Handtekening (alleen op papier)';
            readonly date: 'Datum';
        };
        readonly check: 'Controleer deze bevestiging';
        readonly timestamped: 'Daarna vragen we een onafhankelijke tijdstempeldienst vast te leggen dat onze handtekening er was (RFC 3161). Dat tijdstempel staat op dezelfde pagina.';
        readonly howToCheck: 'Is deze bevestiging echt, en is er niets aan veranderd? Iedereen kan dat controleren. Scan de code of ga naar {link} en vul de controlecode in. Kies daar ook het bestand: de pagina vergelijkt het met wat {seller} met een eigen digitale handtekening heeft vastgelegd.';
        readonly code: 'Controlecode: {verificationCode}';
        readonly qrCode: 'QR-code van {link}';
    };
}>;
interface SignedNews {
    readonly documentName: string;
    readonly name: string;
    readonly moment: string;
    readonly verificationCode: string;
    readonly verificationLink: string;
    readonly withdrawUntil: string;
}
type AppointmentChange = 'planned' | 'moved' | 'cancelled';
interface AppointmentNews {
    readonly change: AppointmentChange;
    readonly what: string;
    readonly moment: string;
    readonly address: string | null;
    readonly how: readonly string[];
    readonly callUrl: string | null;
}
declare const appointmentTexts: _pomp_language.Texts<{
    readonly title: {
        readonly planned: '{what}: je afspraak staat';
        readonly moved: '{what}: je afspraak is verzet';
        readonly cancelled: '{what}: je afspraak gaat niet door';
    };
    readonly news: {
        readonly planned: 'Je hebt een afspraak op {moment}.';
        readonly moved: 'Je afspraak is nu op {moment}.';
        readonly cancelled: 'Je afspraak op {moment} gaat niet door.';
    };
    readonly calendar: {
        readonly planned: 'Open de bijlage om de afspraak in je agenda te zetten.';
        readonly moved: 'Open de bijlage om de afspraak in je agenda te veranderen.';
        readonly cancelled: 'Open de bijlage om de afspraak uit je agenda te halen.';
    };
    readonly what: 'Waarvoor: {what} van bestelling {orderNumber}';
    readonly address: 'Adres: {address}';
    readonly join: 'Naar het gesprek';
    readonly appointments: 'Bekijk je afspraken';
    readonly entry: {
        readonly summary: '{what} {seller}';
        readonly description: 'Bestelling {orderNumber}';
        readonly fileName: 'afspraak.ics';
        readonly service: 'Eerste controle {seller}';
        readonly serviceHour: 'Het tijdstip spreken we nog met je af.';
        readonly serviceFileName: 'eerste-controle.ics';
    };
}>;
interface MessageNoticeMail extends Voice {
    readonly customer: NamedCustomer;
    readonly orderNumber: string;
    readonly product: string;
    readonly moment: string;
}
declare function messageNoticeMail({ customer, orderNumber, product, moment, ...voice }: MessageNoticeMail): Promise<RenderedMail>;
interface MessageWaitingMail extends Voice {
    readonly firstName: string;
    readonly orderNumber: string;
    readonly product: string;
    readonly author: string;
    readonly orderLink: string;
    readonly choiceLink: string;
}
declare function messageWaitingMail({ firstName, orderNumber, product, author, orderLink, choiceLink, ...voice }: MessageWaitingMail): Promise<RenderedMail>;
interface OrderedLine {
    readonly description: string;
    readonly quantity: number;
    readonly amount: string;
}
interface OrderConfirmationMail extends Voice {
    readonly firstName: string;
    readonly orderNumber: string;
    readonly orderedOn: string;
    readonly lines: readonly OrderedLine[];
    readonly total: string;
    readonly vat: string;
    readonly vatPercentage: number;
    readonly address: string;
    readonly invoiceAddress?: string | undefined;
    readonly withdrawUntil?: string | undefined;
    readonly pictured?: boolean;
    readonly ordersLink: string;
    readonly termsLink: string;
}
declare function orderConfirmationMail({ firstName, orderNumber, orderedOn, lines, total, vat, vatPercentage, address, invoiceAddress, withdrawUntil, pictured, ordersLink, termsLink, ...voice }: OrderConfirmationMail): Promise<RenderedMail>;
interface NewDeviceMail extends Voice {
    readonly firstName: string;
    readonly device: string | undefined;
    readonly moment: string;
    readonly recoveryLink: string;
}
declare function newDeviceMail({ firstName, device, moment, recoveryLink, ...voice }: NewDeviceMail): Promise<RenderedMail>;
type OrderAskKind = 'planInspection' | 'inform' | 'sign' | 'signAgain' | 'downPayment' | 'finalPayment';
interface OrderAsk {
    readonly kind: OrderAskKind;
    readonly amount?: string | undefined;
    readonly label: string;
    readonly link: string;
}
interface PaidNews {
    readonly invoiceNumber: string;
    readonly type: PaymentType;
    readonly amount: string;
    readonly paidOn: string;
}
interface OrderNewsMail extends Voice {
    readonly firstName: string;
    readonly orderNumber: string;
    readonly product: string;
    readonly signed?: SignedNews | undefined;
    readonly paid?: readonly PaidNews[];
    readonly appointments?: readonly AppointmentNews[];
    readonly documents?: readonly string[];
    readonly mandate?: MandateNews | undefined;
    readonly debit?: DebitNews | undefined;
    readonly state?: {
        readonly message: string;
        readonly detail?: string | undefined;
    } | undefined;
    readonly installed?: boolean;
    readonly complete?: boolean;
    readonly ask?: OrderAsk | undefined;
    readonly ordersLink: string;
    readonly documentsLink: string;
    readonly appointmentsLink: string;
}
declare function orderNewsMail(mail: OrderNewsMail): Promise<RenderedMail>;
interface PasskeyAddedMail extends Voice {
    readonly firstName: string;
    readonly detailsLink: string;
}
declare function passkeyAddedMail({ firstName, detailsLink, ...voice }: PasskeyAddedMail): Promise<RenderedMail>;
interface PasswordChangedMail extends Voice {
    readonly firstName: string;
    readonly recoveryLink: string;
}
declare function passwordChangedMail({ firstName, recoveryLink, ...voice }: PasswordChangedMail): Promise<RenderedMail>;
interface PasswordRecoveryMail extends Voice {
    readonly firstName: string;
    readonly link: string;
    readonly validFor: string | Message;
}
declare function passwordRecoveryMail({ firstName, link, validFor, ...voice }: PasswordRecoveryMail): Promise<RenderedMail>;
interface ReminderMail extends Voice {
    readonly firstName: string;
    readonly orderNumber: string;
    readonly product: string;
    readonly message: string;
    readonly ask: OrderAsk;
    readonly choiceLink: string;
}
declare function reminderMail({ firstName, orderNumber, product, message, ask, choiceLink, ...voice }: ReminderMail): Promise<RenderedMail>;
declare const mailHouseId = "huis@tekening";
interface ReservationMail extends Voice {
    readonly firstName: string;
    readonly orderNumber: string;
    readonly reservedOn: string;
    readonly product: string;
    readonly quantity: number;
    readonly price: string | undefined;
    readonly address: string;
    readonly invoiceAddress: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string | undefined;
    readonly pictured?: boolean;
    readonly firstPassword: FirstPasswordLink | undefined;
    readonly ordersLink: string;
    readonly contactLink: string;
}
declare function reservationMail({ firstName, orderNumber, reservedOn, product, quantity, price, address, invoiceAddress, name, email, phone, pictured, firstPassword, ordersLink, contactLink, ...voice }: ReservationMail): Promise<RenderedMail>;
interface WithdrawalStatement {
    readonly orderNumber: string;
    readonly product: string;
    readonly name: string;
    readonly reason?: string | undefined;
    readonly moment: string;
}
interface WithdrawalMail extends Voice {
    readonly firstName: string;
    readonly statement: WithdrawalStatement;
    readonly repaidBy: string;
    readonly ordersLink: string;
}
declare function withdrawalMail({ firstName, statement, repaidBy, ordersLink, ...voice }: WithdrawalMail): Promise<RenderedMail>;
interface WithdrawalNoticeMail extends Voice {
    readonly customer: NamedCustomer;
    readonly statement: WithdrawalStatement;
    readonly repaidBy: string;
}
declare function withdrawalNoticeMail({ customer, statement, repaidBy, ...voice }: WithdrawalNoticeMail): Promise<RenderedMail>;
interface SavingsMail extends Voice {
    readonly request: MailedSavingsRequest;
    readonly facts?: HomeFacts | undefined;
    readonly pictured?: boolean;
    readonly nextLink: string;
    readonly calculatedOn: Date;
}
declare function savingsMail({ request, facts, pictured, nextLink, calculatedOn, ...voice }: SavingsMail): Promise<RenderedMail>;
declare const savingsTexts: _pomp_language.Texts<{
    readonly title: 'Wat een warmtepomp je bespaart';
    readonly titleAbout: 'Wat een warmtepomp je bespaart: {about}';
    readonly mail: {
        readonly title: 'Je berekening is klaar';
        readonly asked: 'Je vroeg ons om een berekening voor {about}.';
        readonly saves: {
            readonly home: 'Met één Pomp AO bespaar je naar schatting {amount} per jaar ({range}).';
            readonly business: 'Met één Pomp AO bespaar je naar schatting {amount} per jaar per woning ({range}).';
        };
        readonly even: {
            readonly home: 'Met één Pomp AO blijf je naar schatting ongeveer evenveel betalen ({range}): je bespaart er geen geld mee.';
            readonly business: 'Met één Pomp AO blijft een woning naar schatting ongeveer evenveel kosten ({range}): je bespaart er geen geld mee.';
        };
        readonly costs: {
            readonly home: 'Met één Pomp AO betaal je naar schatting {amount} per jaar meer ({range}): je bespaart er geen geld mee.';
            readonly business: 'Met één Pomp AO kost een woning naar schatting {amount} per jaar meer ({range}): je bespaart er geen geld mee.';
        };
        readonly payback: 'Je verdient de pomp terug in {time}.';
        readonly noPayback: 'Zo verdien je de pomp niet terug.';
        readonly fit: {
            readonly home: 'Past een pomp bij je huis? {verdict}. {todo}';
            readonly business: 'Past een pomp bij zo’n woning? {verdict}. {todo}';
        };
        readonly less: 'Je gebruikt naar schatting {gas} minder gas ({gasRange}) en stoot {co2} minder CO₂ uit ({co2Range}).';
        readonly lessGas: 'Je gebruikt naar schatting {gas} minder gas ({gasRange}), maar de stroom geeft {co2} meer CO₂ ({co2Range}).';
        readonly noGas: 'Er valt naar schatting geen gas te besparen.';
        readonly attached: 'In de bijlage staat hoe we dat uitrekenen, met elk cijfer en waar het vandaan komt, en wat je in {years} jaar betaalt.';
        readonly contact: 'Neem contact op';
        readonly product: 'Bekijk de Pomp AO';
        readonly fileName: 'besparing.pdf';
    };
    readonly pdf: {
        readonly subject: 'Berekening van {seller}';
        readonly intro: 'Berekend op {date}. Elk bedrag is een schatting, met hoeveel het kan schelen: wat je echt bespaart, hangt af van je huis, het weer en de prijzen.';
        readonly fit: 'Past een warmtepomp?';
        readonly fitHybrid: 'Naast je ketel';
        readonly fitAllElectric: 'Zonder gas';
        readonly fitVerdict: '{verdict}. {todo}';
        readonly year: 'In een jaar, naast je ketel';
        readonly yearPerHome: 'Per woning in een jaar, naast de ketel';
        readonly yearAllElectric: 'In een jaar, zonder gas';
        readonly yearAllElectricPerHome: 'Per woning in een jaar, zonder gas';
        readonly yearOfAll: 'Alle {count} woningen samen in een jaar';
        readonly saving: 'Besparing';
        readonly gas: 'Gas';
        readonly co2: 'CO₂';
        readonly assumptions: 'Waar we van uitgaan';
        readonly assumptionsIntro: 'Wat we niet weten, schatten we.';
        readonly assumption: '{value}. {why}';
        readonly steps: 'Zo rekenen we het uit';
        readonly term: '{label}: {quantity}';
        readonly outcome: '= {label}: {quantity}';
        readonly figures: 'Waar de cijfers vandaan komen';
        readonly source: '{basis}. {source}, {date}.';
    };
    readonly outcomes: {
        readonly price: 'Prijs, eenmalig';
        readonly monthly: 'Per maand';
        readonly saved: 'Je bespaart';
        readonly even: 'Je bespaart niets';
        readonly costs: 'Het kost je meer';
        readonly lessGas: 'Minder gas';
        readonly moreElectricity: 'Meer stroom';
        readonly lessCo2: 'Minder CO₂';
        readonly moreCo2: 'Meer CO₂';
        readonly inRange: '{quantity} ({range})';
        readonly payback: 'Terugverdiend in';
        readonly noPayback: 'Met deze cijfers verdien je de pomp niet terug.';
        readonly subsidy: 'Subsidie ISDE {year}, als indicatie';
        readonly subsidyOf: '{amount}, voor eigenaren die er zelf wonen en een pomp met label A+++. Wat je krijgt, bepaalt de overheid. Hierboven is er geen subsidie meegeteld.';
    };
    readonly costs: {
        readonly title: 'Wat je betaalt in {years} jaar';
        readonly intro: 'Gas, de stroom van de pomp en de pomp zelf, met de prijzen van nu en zonder subsidie. De banden laten zien hoeveel het kan schelen.';
        readonly introPerHome: 'Per woning: gas, de stroom van de pomp en de pomp zelf, met de prijzen van nu en zonder subsidie. De banden laten zien hoeveel het kan schelen.';
        readonly after: '{year, plural, other {Na # jaar}}';
        readonly three: 'Zonder pomp: {now}\nHybride: {hybrid}\nAll-electric: {allElectric}';
        readonly year: '{year, plural, other {# jaar}}';
        readonly now: 'niets doen';
        readonly hybrid: 'hybride';
        readonly allElectric: 'all-electric';
        readonly inWords: 'Grafiek: na {years} jaar heb je zonder warmtepomp {now} betaald, met een hybride {hybrid} en all-electric {allElectric}, de pomp erbij. {turning}';
        readonly cheaperFrom: '{year, plural, other {Na ongeveer # jaar ben je met de hybride goedkoper uit.}}';
        readonly neverCheaper: 'In die tijd verdien je de hybride niet terug.';
    };
}>;
declare const pdfTexts: _pomp_language.Texts<{
    readonly page: '{title} · {page} van {count}';
    readonly answers: {
        readonly houseInfo: 'Woninggegevens';
        readonly installationInfo: 'Installatiegegevens {product}';
        readonly subject: '{title} bij {seller}';
        readonly asOf: 'Dit weten we op {date}. Klopt er iets niet? Pas het aan in je account.';
        readonly missing: 'Dit ontbreekt nog';
        readonly unfinished: 'Nog niet afgerond';
        readonly unanswered: 'Niet ingevuld';
        readonly answeredBy: 'Ingevuld door {name}';
        readonly picture: {
            readonly IMG: 'Foto {number} van {count}: {question}';
            readonly VID: 'Filmpje {number} van {count}: {question}';
        };
        readonly film: 'Filmpje: {name}';
        readonly unseen: 'Te vinden in je account: {files}';
    };
}>;
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
export { agreementTexts, appointmentTexts, confirmEmailMail, deletionAskedMail, deletionDoneMail, deletionNoticeMail, deletionWithdrawnMail, emailChangeMail, enquiryMail, firstPasswordMail, formConfirmationMail, lasting, mailHouseId, messageNoticeMail, messageWaitingMail, newDeviceMail, orderConfirmationMail, orderNewsMail, passkeyAddedMail, passwordChangedMail, passwordRecoveryMail, pdfTexts, reminderMail, reservationMail, savingsMail, savingsTexts, withdrawalMail, withdrawalNoticeMail };
export type { AnsweredRow, AnsweredSection, AppointmentChange, AppointmentNews, ConfirmEmailMail, CorrespondenceEdition, DebitNews, DeletionAskedMail, DeletionDoneMail, DeletionNoticeMail, DeletionWithdrawnMail, EmailChangeMail, EnquiryMail, FirstPasswordLink, FirstPasswordMail, FormConfirmationMail, MandateNews, MessageNoticeMail, MessageWaitingMail, MissingAnswers, NewDeviceMail, OrderAsk, OrderAskKind, OrderConfirmationMail, OrderNewsMail, OrderedLine, PaidNews, PasskeyAddedMail, PasswordChangedMail, PasswordRecoveryMail, PdfPicture, ReminderMail, RenderedMail, ReservationMail, SavingsMail, SignedNews, Voice, WithdrawalMail, WithdrawalNoticeMail, WithdrawalStatement };
