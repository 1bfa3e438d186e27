import type { PaymentState, PaymentType } from '@pomp/domain';
import { featureTexts, type TextsOf } from '../portal/feature-texts.js';

export const paymentTexts = featureTexts('payment', {
  title: { PY: 'Tekenen & aanbetalen', FP: 'Eindfactuur voldoen' } satisfies Record<PaymentType, string>,
  ofOrder: (product: string, number: string) => `${product} · bestelling ${number}`,
  loading: 'Betaling laden',
  unknownTitle: 'Betaling',
  unknownType: 'Deze betaling kennen we niet. Kijk bij je bestellingen wat er te betalen is.',
  unknownOrder: 'Deze bestelling hebben we niet gevonden.',
  toOrders: 'Naar mijn bestellingen',
  toDocuments: 'Bekijk je documenten',

  /** Why there is nothing to sign or to pay. */
  nothing: {
    withdrawn: 'Je hebt deze bestelling herroepen. Je hoeft niets meer te tekenen of te betalen.',
    byPhone: 'Deze bestelling regel je met je adviseur. Je hoeft hier niets te betalen.',
    early: {
      PY: 'Je installatieplan is nog niet klaar. Zodra je kunt tekenen en aanbetalen, krijg je een mail.',
      FP: 'De eindfactuur komt pas als alles is geïnstalleerd. Je krijgt een mail zodra hij klaar is.',
    } satisfies Record<PaymentType, string>,
    past: { PY: 'Er is nu niets te tekenen of te betalen.', FP: 'Er is nu niets te betalen.' } satisfies Record<
      PaymentType,
      string
    >,
    unknown: 'Er is nu niets te betalen voor deze bestelling.',
    noInvoice: 'Je eindfactuur is nog niet klaar. Je krijgt een mail zodra je kunt betalen.',
    noPlan: 'Je installatieplan staat hier nog niet. Je krijgt een mail zodra je kunt tekenen.',
  },

  steps: ['Tekenen', 'Aanbetalen'],
  readTitle: 'Lees je installatieplan',
  read: 'Klopt alles? Teken dan hieronder. Klopt er iets niet? Neem contact met ons op, dan passen we het plan aan.',
  view: 'Bekijken',
  viewOf: (name: string) => `Bekijken: ${name}`,
  download: 'Downloaden',
  downloadOf: (name: string) => `Downloaden: ${name}`,
  costs: (amount: string, vat: string) => `Daarna doe je de aanbetaling van ${amount}, inclusief ${vat} btw.`,
  costsUnknown: 'Daarna doe je de aanbetaling. De factuur daarvan is nog niet klaar; je krijgt een mail zodra je kunt betalen.',
  obligation: (days: number) =>
    `Met je handtekening ga je een overeenkomst met betalingsverplichting aan. Bedenk je je? Dan kun je de overeenkomst ${days} dagen lang zonder reden herroepen.`,
  readTerms: 'Lees ook de',
  terms: 'algemene voorwaarden',
  evidence: 'We leggen vast welk document je tekent, wanneer, en vanaf welk internetadres en apparaat.',
  sign: 'Tekenen',
  signing: 'Tekenen…',

  signedTitle: 'Getekend',
  signed: (name: string, moment: string) => `Je hebt het installatieplan getekend als ${name}, op ${moment}.`,
  downloadConfirmation: 'Download de bevestiging',
  verify: 'Controleer de ondertekening',

  invoiceTitle: {
    PY: (amount: string) => `Aanbetaling: ${amount}`,
    FP: (amount: string) => `Eindfactuur: ${amount}`,
  } satisfies Record<PaymentType, unknown>,
  vat: 'Waarvan btw',
  invoiceNumber: 'Factuur',
  invoiceDate: 'Factuurdatum',
  dueDate: 'Te betalen tot en met',
  invoiceOf: (number: string) => `Factuur ${number}`,
  noDownPaymentYet: 'De factuur van je aanbetaling is nog niet klaar. Je krijgt een mail zodra je kunt betalen.',

  pay: { PY: 'Aanbetalen', FP: 'Nu betalen' } satisfies Record<PaymentType, string>,
  payOn: 'Verder met betalen',
  payAgain: 'Opnieuw betalen',
  toCheckout: 'Naar de betaalpagina…',
  checkout: 'Je betaalt op de beveiligde pagina van onze betaaldienst, met iDEAL | Wero of op een andere manier.',

  checking: 'We kijken of je betaling binnen is',
  state: {
    open: 'Je was al begonnen met betalen, maar de betaling is nog niet rond.',
    pending:
      'Je bank verwerkt de betaling. Dat kan even duren. Je hoeft niets te doen: we laten het hier zien en mailen je zodra het bedrag binnen is.',
    failed: 'De betaling is niet gelukt.',
    expired: 'De betaling is verlopen: er is te lang niet betaald.',
    canceled: 'Je hebt de betaling afgebroken.',
  } satisfies Record<Exclude<PaymentState, 'none' | 'paid'>, string>,
  stillOpen: 'We hebben nog geen bericht dat je betaald hebt. We blijven kijken. Nog niet betaald? Dan kun je verder met betalen.',

  paidTitle: { PY: 'Je aanbetaling is binnen', FP: 'Je eindfactuur is betaald' } satisfies Record<PaymentType, string>,
  paid: (amount: string, date: string) => `We hebben ${amount} ontvangen op ${date}. Bedankt!`,
  nextTitle: 'Wat gebeurt er nu?',
  next: {
    PY: [
      'We plannen samen met jou een dag voor de installatie. Die zie je dan bij je afspraken.',
      'Je krijgt een bevestiging van je betaling per mail.',
    ],
    FP: ['Je krijgt een bevestiging van je betaling per mail.', 'Bewaar je factuur: daarmee kun je subsidie aanvragen.'],
  } satisfies Record<PaymentType, readonly string[]>,

  incassoIntro:
    'Wil je liever niet zelf overmaken? Dan schrijven wij de eindfactuur één keer automatisch af. De datum hoor je van tevoren.',
  incassoRight: 'Niet eens met de afschrijving? Je bank betaalt het bedrag terug als je dat binnen 8 weken vraagt.',
  agreeIncasso: 'Automatisch laten afschrijven',
  agreeingIncasso: 'Opslaan…',
  incassoAgreedTitle: 'Je eindfactuur wordt automatisch geïncasseerd',
  incassoAccount: (iban: string, holder: string) =>
    `We schrijven het bedrag af van ${iban.replaceAll(' ', '\u00a0')}, op naam van ${holder}.`,
  incassoOn: (date: string) => `Dat doen we op ${date}.`,
  incassoDateUnknown: 'De datum hoor je van tevoren.',
  otherAccount: 'Andere rekening opgeven',
  keepAccount: 'Annuleren',
});
export type PaymentTexts = TextsOf<typeof paymentTexts>;
