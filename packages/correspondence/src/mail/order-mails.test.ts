import { edition } from '@pomp/edition/editions/pomp';
import { describe, expect, test } from 'vitest';
import {
  messageWaitingMail,
  orderNewsMail,
  reminderMail,
  reservationMail,
  withdrawalMail,
  withdrawalNoticeMail,
  type RenderedMail,
} from '../index.js';
import { dutch as language } from '../words/languages.stories.setup.js';

const about = { firstName: 'Sem', orderNumber: '2026-01482', product: 'Pomp AO' };
const ordersLink = 'https://www.pomp.example/account/bestellingen/';
const documentsLink = 'https://www.pomp.example/account/documenten/';
const choiceLink = 'https://www.pomp.example/account/gegevens/';
const askLink = 'https://www.pomp.example/account/betaling/?orderId=1&type=PY';
const news = {
  edition,
  language,
  ...about,
  ordersLink,
  documentsLink,
  appointmentsLink: 'https://www.pomp.example/account/afspraken/',
};
const paid = { invoiceNumber: 'F-871', type: 'PY', amount: '€ 1.700', paidOn: '24 november 2026' } as const;
const statement = { orderNumber: '2026-01482', product: 'Pomp AO', name: 'Sem <b>Bakker</b>', moment: '24 november 2026 om 21:15' };

const contactLink = 'https://www.pomp.example/contact/';
const reserved = {
  firstName: 'Sem',
  orderNumber: '2026-01482',
  reservedOn: '24 november 2026',
  product: 'Pomp T',
  quantity: 2,
  price: '€ 9.900',
  address: 'Lindelaan 12, 3581 KJ Utrecht',
  invoiceAddress: 'Havenstraat 3 A, 1271 AD Huizen',
  name: 'Sem Bakker',
  email: 'sem@pomp.example',
  phone: '06 12 34 56 78',
  firstPassword: undefined,
  ordersLink,
  contactLink,
};

const toSign = 'Ga digitaal akkoord en doe de aanbetaling.';
const payDown = { kind: 'downPayment', amount: '€ 1.700', label: 'Betalen', link: askLink } as const;

const firstPassword = {
  link: 'https://www.pomp.example/auth/wachtwoord-instellen/?token=abc',
  validFor: '7 dagen',
  recoveryLink: 'https://www.pomp.example/auth/wachtwoord-vergeten/',
};

describe.each<[string, () => Promise<RenderedMail>, string, readonly string[]]>([
  [
    'a reservation',
    () => reservationMail({ ...reserved, edition, language }),
    'Je reservering 2026-01482 bij Pomp',
    [
      'je reservering 2026-01482 op 24 november 2026',
      'Wat: 2 × Pomp T',
      'Prijs op dit moment, met btw: € 9.900',
      'Installatieadres: Lindelaan 12, 3581 KJ Utrecht',
      'Factuuradres: Havenstraat 3 A, 1271 AD Huizen',
      'Naam: Sem Bakker',
      'E-mailadres: sem@pomp.example',
      'Mobiel nummer: 06 12 34 56 78',
      'betaalt nu nog niets',
      ordersLink,
      contactLink,
    ],
  ],
  [
    'a first reservation, which brings an account',
    () => reservationMail({ ...reserved, firstPassword, edition, language }),
    'Je reservering 2026-01482 bij Pomp',
    ['De link werkt 7 dagen, en maar één keer.', firstPassword.link, firstPassword.recoveryLink, contactLink],
  ],
  [
    'a document',
    () => orderNewsMail({ ...news, documents: ['Offerte'] }),
    'Er staat een document voor je klaar bij bestelling 2026-01482',
    ['Offerte', documentsLink],
  ],
  [
    'documents',
    () => orderNewsMail({ ...news, documents: ['Plan', 'Plan'] }),
    'Er staan 2 documenten voor je klaar bij bestelling 2026-01482',
    ['staan deze documenten klaar', documentsLink],
  ],
  [
    'a payment',
    () => orderNewsMail({ ...news, paid: [paid] }),
    'We hebben je betaling ontvangen (factuur F-871)',
    ['je aanbetaling voor bestelling 2026-01482 (Pomp AO)', 'F-871', '€ 1.700', '24 november 2026', documentsLink],
  ],
  [
    'an appointment that asks something too',
    () =>
      orderNewsMail({
        ...news,
        appointments: [
          {
            change: 'planned',
            what: 'Digitale inspectie',
            moment: '30 november 2026 om 10:30',
            address: 'Kade 3, Huizen',
            how: ['Sanne komt.'],
            callUrl: null,
          },
        ],
        state: { message: 'We hebben nog informatie van je nodig.' },
        ask: { kind: 'inform', label: 'Aanvullen', link: askLink },
      }),
    'Vul je gegevens aan: bestelling 2026-01482',
    ['30 november 2026 om 10:30', 'Kade 3, Huizen', 'Open de bijlage', 'We hebben nog informatie van je nodig.', askLink],
  ],
  [
    'a plan to sign',
    () =>
      orderNewsMail({
        ...news,
        documents: ['Installatieplan'],
        state: { message: 'Je plan is klaar.' },
        ask: { kind: 'sign', amount: '€ 1.700', label: 'Tekenen', link: askLink },
      }),
    'Teken je plan en betaal € 1.700 aan: bestelling 2026-01482',
    ['Installatieplan', 'Je plan is klaar.', askLink],
  ],
  [
    'an installation that isn’t billed yet',
    () => orderNewsMail({ ...news, installed: true }),
    'Je installatie is klaar: bestelling 2026-01482',
    ['bestelling 2026-01482 (Pomp AO)', 'Zodra je de eindfactuur kunt betalen, hoor je het van ons.', ordersLink],
  ],
  [
    'the last payment of an order',
    () =>
      orderNewsMail({
        ...news,
        paid: [{ ...paid, type: 'FP' }],
        state: { message: 'Alles is geregeld.' },
        complete: true,
      }),
    'Je bestelling 2026-01482 is compleet',
    ['je eindbetaling', 'Alles is geregeld.', documentsLink],
  ],
  [
    'what waits',
    () =>
      reminderMail({
        edition,
        language,
        ...about,
        message: 'Je installatieplan is klaar.',
        ask: { kind: 'sign', amount: '€ 1.700', label: 'Tekenen', link: askLink },
        choiceLink,
      }),
    'Herinnering: Teken je plan en betaal € 1.700 aan (bestelling 2026-01482)',
    ['bestelling 2026-01482 (Pomp AO). Je installatieplan is klaar.', askLink, choiceLink],
  ],
  [
    'a message',
    () => messageWaitingMail({ edition, language, ...about, author: 'Joost Verhagen', orderLink: ordersLink, choiceLink }),
    'Joost Verhagen schreef je over je bestelling 2026-01482',
    ['een bericht over je bestelling 2026-01482 (Pomp AO)', ordersLink, choiceLink],
  ],
  [
    'a withdrawal',
    () => withdrawalMail({ edition, language, firstName: 'Sem', statement, repaidBy: '8 december 2026', ordersLink }),
    'Je hebt bestelling 2026-01482 herroepen',
    [
      'ik herroep de overeenkomst voor bestelling 2026-01482 (Pomp AO)',
      '24 november 2026 om 21:15',
      'uiterlijk op 8 december 2026',
      ordersLink,
    ],
  ],
])('what a customer reads about %s', (_what, make, subject, said) => {
  test('says what it is about and what to do, with or without layout', async () => {
    const mail = await make();
    expect(mail.subject).toBe(subject);
    for (const part of ['Hallo Sem,', ...said]) {
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(part);
      expect(mail.html.replaceAll('&amp;', '&')).toContain(part);
    }
  });
});

test.each([
  ['news', () => orderNewsMail({ ...news, state: { message: toSign }, ask: payDown })],
  ['a reminder', () => reminderMail({ edition, language, ...about, message: toSign, ask: payDown, choiceLink })],
])('who signed isn’t asked to do so again: %s', async (_what, make) => {
  const { text, html } = await make();
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Doe nu de aanbetaling. Daarna plannen we de installatie.');
  expect(`${text} ${html}`).not.toContain(toSign);
});

test('who has nothing to pay yet, or paid already, is asked to sign only', async () => {
  const ask = { kind: 'sign', label: 'Tekenen & aanbetalen', link: askLink } as const;
  const { subject, text } = await reminderMail({ edition, language, ...about, message: toSign, ask, choiceLink });
  expect(subject).toBe('Herinnering: Teken je plan (bestelling 2026-01482)');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Je installatieplan is klaar. Ga digitaal akkoord.');
  expect(text).not.toContain(toSign);
});

test('a stranger reads of an order what the seller says, and not the name and the address that someone typed', async () => {
  const { subject, text, html } = await orderNewsMail({
    ...news,
    isStranger: true,
    appointments: [
      {
        change: 'planned',
        what: 'Installatie',
        moment: '30 november 2026 om 10:30',
        address: 'Kade 3, Huizen',
        how: [],
        callUrl: null,
      },
    ],
  });
  expect(text).toContain('Hallo,');
  expect(text).toContain('30 november 2026 om 10:30');
  for (const typed of ['Sem', 'Kade']) expect(`${subject} ${text} ${html}`).not.toContain(typed);
});

test('a reservation says nothing of what isn’t known, and shows what was typed as text', async () => {
  const { text, html } = await reservationMail({
    edition,
    language,
    ...reserved,
    price: undefined,
    phone: undefined,
    name: 'Sem <b>Bakker</b>',
  });
  expect(text).not.toMatch(/Prijs|Mobiel|undefined/);
  expect(html).not.toContain('<b>Bakker');
});

test('a statement of withdrawal has a reason only where one was given, and shows what was typed as text', async () => {
  const without = await withdrawalMail({ edition, language, firstName: 'Sem', statement, repaidBy: '8 december 2026', ordersLink });
  expect(without.text).not.toContain('Reden');
  expect(without.html).not.toContain('<b>Bakker');
  const { text } = await withdrawalMail({
    edition,
    language,
    firstName: 'Sem',
    statement: { ...statement, reason: 'We gaan verhuizen.' },
    repaidBy: '8 december 2026',
    ordersLink,
  });
  expect(text).toContain('Reden: We gaan verhuizen.');
});

test('a statement of withdrawal has its reason line by line, as it was typed', async () => {
  const reason = 'We gaan verhuizen.\nDe koper wil geen warmtepomp.';
  const { text, html } = await withdrawalMail({
    edition,
    language,
    firstName: 'Sem',
    statement: { ...statement, reason },
    repaidBy: '8 december 2026',
    ordersLink,
  });
  expect(text).toContain(`Reden: ${reason}`);
  expect(html).toMatch(/verhuizen\.<br\/?>De koper/);
});

test('the seller reads which customer withdrew from what, why, and by when to pay back', async () => {
  const customer = { id: 'klant-7', name: 'Sem Bakker', email: 'sem@pomp.example' };
  const { subject, text } = await withdrawalNoticeMail({
    edition,
    language,
    customer,
    statement: { ...statement, reason: 'We gaan verhuizen.' },
    repaidBy: '8 december 2026',
  });
  expect(subject).toBe('Herroepen: bestelling 2026-01482');
  for (const said of ['klant-7', 'sem@pomp.example', '24 november 2026 om 21:15', 'We gaan verhuizen.', '8 december 2026'])
    expect(text).toContain(said);
});
