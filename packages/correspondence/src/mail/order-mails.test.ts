import { edition } from '@pomp/edition/editions/pomp';
import { describe, expect, test } from 'vitest';
import {
  documentReadyMail,
  paymentReceivedMail,
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
  ordersLink,
  contactLink,
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
    'a document',
    () => documentReadyMail({ edition, language, ...about, documents: ['Offerte'], documentsLink }),
    'Er staat een document voor je klaar bij bestelling 2026-01482',
    ['Offerte', documentsLink],
  ],
  [
    'documents',
    () => documentReadyMail({ edition, language, ...about, documents: ['Plan', 'Plan'], documentsLink }),
    'Er staan 2 documenten voor je klaar bij bestelling 2026-01482',
    ['staan deze documenten klaar', documentsLink],
  ],
  [
    'a payment',
    () =>
      paymentReceivedMail({
        edition,
        language,
        ...about,
        invoiceNumber: 'F-871',
        type: 'PY',
        amount: '€ 1.700',
        paidOn: '24 november 2026',
        documentsLink,
      }),
    'We hebben je betaling ontvangen (factuur F-871)',
    ['je aanbetaling voor bestelling 2026-01482 (Pomp AO)', 'F-871', '€ 1.700', '24 november 2026', documentsLink],
  ],
  [
    'what waits',
    () => reminderMail({ edition, language, ...about, message: 'Je installatieplan is klaar.', action: 'Tekenen', ordersLink }),
    'Herinnering: je bestelling 2026-01482 wacht op je',
    ['bestelling 2026-01482 (Pomp AO). Je installatieplan is klaar.', 'één keer', ordersLink],
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
      expect(mail.html.replaceAll('<!-- -->', '')).toContain(part);
    }
  });
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
