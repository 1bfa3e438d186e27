import { AsyncLocalStorage } from 'node:async_hooks';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition } from '@pomp/edition/editions/pomp';
import { describe, expect, test, vi } from 'vitest';
import {
  confirmEmailMail,
  deletionAskedMail,
  deletionDoneMail,
  deletionNoticeMail,
  deletionWithdrawnMail,
  emailChangeMail,
  firstPasswordMail,
  newDeviceMail,
  orderConfirmationMail,
  passwordChangedMail,
  passwordRecoveryMail,
  type RenderedMail,
} from '../index.js';
import { everyMail } from '../words/every-mail.stories.setup.js';
import { dutch as language, english } from '../words/languages.stories.setup.js';

const link = 'https://www.pomp.example/auth/wachtwoord-instellen/?token=abc';
const recovery = () => passwordRecoveryMail({ edition, language, firstName: 'Marieke', link, validFor: '1 uur' });

describe('the recovery mail', () => {
  test('says what it is about, even in the list of mails', async () => {
    expect((await recovery()).subject).toBe('Kies een nieuw wachtwoord voor Pomp');
  });

  test('has the link in the page and in the plain text', async () => {
    const { html, text } = await recovery();
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(link);
  });

  test('gives the link once in the plain text, without the button', async () => {
    const { text } = await recovery();
    expect(text.split(link)).toHaveLength(2);
    expect(text).toContain('De link werkt 1 uur, en maar één keer.');
    expect(text).toContain('Hallo Marieke,');
  });

  test('is Dutch for screen readers', async () => {
    expect((await recovery()).html).toContain('lang="nl"');
  });

  test('is readable in the dark, where a program knows that: ink and paper change places', async () => {
    const { html } = await recovery();
    const { ink, paper } = edition.brand.theme.color;
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    const dark = /@media \(prefers-color-scheme: dark\) \{(.*?)\n {2}\}/s.exec(html)?.[1];
    expect(dark).toContain(`.mail-sheet { background-color: ${ink} !important`);
    expect(dark).toContain(`.mail-sheet p { color: ${paper} !important`);
    for (const name of ['mail-page', 'mail-sheet', 'mail-button']) expect(html).toMatch(new RegExp(`class="[^"]*${name}`));
  });

  test('wears the brand that sends it', async () => {
    const { html, text, subject } = await passwordRecoveryMail({
      edition: amstelwarmte,
      language,
      firstName: 'Marieke',
      link,
      validFor: '1 uur',
    });
    expect(html).toContain(amstelwarmte.brand.theme.color.action);
    expect(subject + html + text).not.toContain('Pomp');
  });

  test('says in small print who the seller is by law, where the seller has that', async () => {
    const { html, text } = await passwordRecoveryMail({
      edition: amstelwarmte,
      language,
      firstName: 'Marieke',
      link,
      validFor: '1 uur',
    });
    const lines = [
      'Amstelwarmte Coöperatief U.A. · Weesperzijde 1, 1091 EA Amsterdam',
      'KvK 00012345 · btw NL000123456B01',
      '020 000 56 78 · hulp@amstelwarmte.example',
    ];
    for (const line of lines) expect(html).toContain(line);
    expect(text.trim().endsWith(lines.join('\n'))).toBe(true);
    const without = { ...amstelwarmte, seller: { ...amstelwarmte.seller, legal: undefined } };
    const anonymous = await passwordRecoveryMail({ edition: without, language, firstName: 'Marieke', link, validFor: '1 uur' });
    expect(anonymous.text).not.toContain('KvK');
    expect(anonymous.text.trim().endsWith('Amstelwarmte\n020 000 56 78 · hulp@amstelwarmte.example')).toBe(true);
  });

  test('shows a name as text, whatever is in it', async () => {
    const { html } = await passwordRecoveryMail({
      edition,
      language,
      firstName: '<img src=x onerror=alert(1)>',
      link,
      validFor: '1 uur',
    });
    expect(html).not.toContain('<img');
  });
});

test('who hears of a log-in, a new address or a new password that isn’t theirs reads that passkeys go on working, beside the link for a new password', async () => {
  const told = { edition, language, firstName: 'Marieke', recoveryLink: link };
  for (const { text } of [
    await newDeviceMail({ ...told, device: undefined, moment: 'vrijdag 20 november 2026 om 10:00' }),
    await emailChangeMail({ ...told, newEmail: 'marieke@elders.example' }),
    await passwordChangedMail(told),
  ]) {
    expect(text).toContain(link);
    expect(text).toContain('of je alle passkeys kent. Die blijven werken');
  }
});

test('rendering one leaves the process as it was: no storage that makes every promise after it slower', async () => {
  const run = vi.spyOn(AsyncLocalStorage.prototype, 'run');
  await recovery();
  expect(run).not.toHaveBeenCalled();
  run.mockRestore();
});

test.each([
  ['Dutch', language],
  ['English', english],
])('the plain text has no buttons, and asks to press none: in %s', async (_name, spoken) => {
  const makers = Object.values(everyMail({ edition, language: spoken }, 'https://www.pomp.example')).flat();
  const mails = await Promise.all(makers.map((make) => make()));
  expect(mails.filter(({ text }) => /\bknop\b|\bbutton\b/i.test(text)).map(({ subject }) => subject)).toEqual([]);
});

test('the plain text says what each address is for, as its button does', async () => {
  const makers = Object.values(everyMail({ edition, language }, 'https://www.pomp.example')).flat();
  const mails = await Promise.all(makers.map((make) => make()));
  const withButton = mails.flatMap(({ html, text }) => {
    const [, button] = /<a class="mail-button".*?>(.*?)<\/a>/s.exec(html) ?? [];
    return button === undefined ? [] : { label: button.replaceAll(/<!--.*?-->|<[^>]+>/gs, ''), text };
  });
  expect(withButton.length).toBeGreaterThan(10);
  for (const { label, text } of withButton) expect(text).toContain(`\n\n${label}\n\nKopieer dit adres naar je browser:\nhttps://`);
});

test('a customer who changed the password hears it, with a way to undo it', async () => {
  const { subject, text } = await passwordChangedMail({
    edition,
    language,
    firstName: 'Marieke',
    recoveryLink: 'https://www.pomp.example/auth/wachtwoord-vergeten/',
  });
  expect(subject).toBe('Je wachtwoord is veranderd bij Pomp');
  expect(text).toContain('https://www.pomp.example/auth/wachtwoord-vergeten/');
});

const recoveryLink = 'https://www.pomp.example/auth/wachtwoord-vergeten/';
const validFor = '24 uur';

const kept = [{ what: 'Facturen', why: 'De wet vraagt dat.', howLong: '7 jaar' }];
const accountLink = 'https://www.pomp.example/account/gegevens/';

describe.each<[string, () => Promise<RenderedMail>, string, readonly string[]]>([
  [
    'a new customer',
    () => firstPasswordMail({ edition, language, firstName: 'Sem', link, validFor, recoveryLink }),
    'Kies je wachtwoord voor Pomp',
    [link, validFor, recoveryLink],
  ],
  [
    'the new address',
    () => confirmEmailMail({ edition, language, firstName: 'Sem', link, validFor }),
    'Bevestig je nieuwe e-mailadres voor Pomp',
    [link, validFor],
  ],
  [
    'the old address',
    () => emailChangeMail({ edition, language, firstName: 'Sem', newEmail: 'nieuw@pomp.example', recoveryLink }),
    'Je e-mailadres gaat veranderen bij Pomp',
    ['nieuw@pomp.example', recoveryLink],
  ],
  [
    'a customer who asked for deletion',
    () => deletionAskedMail({ edition, language, firstName: 'Sem', askedOn: '21 november 2026', kept, accountLink, recoveryLink }),
    'We verwijderen je account bij Pomp',
    ['op 21 november 2026', 'binnen een maand', 'facturen, tot 7 jaar. De wet vraagt dat.', accountLink, recoveryLink],
  ],
  [
    'a customer who ordered',
    () =>
      orderConfirmationMail({
        edition,
        language,
        firstName: 'Sem',
        orderNumber: '2026-01483',
        orderedOn: '21 november 2026',
        lines: [{ description: 'Pomp AO', quantity: 2, amount: '€ 6.800' }],
        total: '€ 6.800',
        vat: '€ 1.180,17',
        vatPercentage: 21,
        address: 'Lindelaan 12, 3581 KJ Utrecht',
        invoiceAddress: 'Kade 3, 1271 AD Huizen',
        withdrawUntil: '7 december 2026',
        ordersLink: 'https://www.pomp.example/account/bestellingen/',
        termsLink: 'https://www.pomp.example/algemene-voorwaarden/',
      }),
    'Je bestelling 2026-01483 bij Pomp',
    [
      '2 × Pomp AO: € 6.800',
      'Totaal: € 6.800',
      '€ 1.180,17 btw (21%)',
      'Kade 3, 1271 AD Huizen',
      'Tot en met 7 december 2026',
      'algemene-voorwaarden',
    ],
  ],
  [
    'a customer who took that back',
    () => deletionWithdrawnMail({ edition, language, firstName: 'Sem' }),
    'Je houdt je account bij Pomp',
    ['We verwijderen niets'],
  ],
  [
    'whose account is gone',
    () => deletionDoneMail({ edition, language, firstName: 'Sem', deletedOn: '24 november 2026', kept }),
    'Je account bij Pomp is verwijderd',
    ['Op 24 november 2026', 'Inloggen kan niet meer', 'facturen, tot 7 jaar. De wet vraagt dat.', 'onze laatste mail'],
  ],
])('what %s reads', (_who, make, subject, said) => {
  test('says what it is about and what to do, with or without layout', async () => {
    const mail = await make();
    expect(mail.subject).toBe(subject);
    for (const part of ['Hallo Sem,', ...said]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
  });

  test('gives a link once in the plain text', async () => {
    const links = (await make()).text.match(/https:\S+/g) ?? [];
    expect(new Set(links).size).toBe(links.length);
  });
});

describe('what the seller reads about a deletion', () => {
  const customer = { id: 'klant-7', name: 'Sem <b>de Wit</b>', email: 'sem@pomp.example' };

  test('names the customer, the day and the time that the law gives', async () => {
    const { subject, text, html } = await deletionNoticeMail({
      edition,
      language,
      change: 'asked',
      on: '21 november 2026',
      customer,
      kept,
    });
    expect(subject).toBe('Verwijder een account: klant klant-7');
    for (const part of [
      'Hallo,',
      customer.name,
      customer.email,
      'vroeg op 21 november 2026',
      'binnen een maand',
      'facturen, tot 7 jaar',
    ])
      expect(text).toContain(part);
    expect(html).not.toContain(customer.name);
  });

  test('names the orders that have to end first, to the seller and to the customer', async () => {
    const ordersUnderWay = ['2026-01482', '2026-01490'];
    const said = 'Nog niet klaar: bestellingen 2026-01482, 2026-01490.';
    const notice = { edition, language, change: 'asked', on: '21 november 2026', customer, kept } as const;
    const asked = { edition, language, firstName: 'Sem', askedOn: '21 november 2026', kept, accountLink, recoveryLink };
    expect((await deletionNoticeMail({ ...notice, ordersUnderWay })).text).toContain(said);
    expect((await deletionAskedMail({ ...asked, ordersUnderWay })).text).toContain(said);
    const one = await deletionAskedMail({ ...asked, ordersUnderWay: ['2026-01482'] });
    expect(one.text).toContain('Nog niet klaar: bestelling 2026-01482.');
    expect((await deletionNoticeMail(notice)).text).not.toContain('Nog niet klaar');
    expect((await deletionAskedMail(asked)).text).not.toContain('Nog niet klaar');
  });

  test('says clearly when the customer takes it back', async () => {
    const { subject, text } = await deletionNoticeMail({
      edition,
      language,
      change: 'withdrawn',
      on: '23 november 2026',
      customer,
      kept: [],
    });
    expect(subject).toBe('Verwijder een account toch niet: klant klant-7');
    expect(text).toContain('Verwijder niets.');
  });
});
