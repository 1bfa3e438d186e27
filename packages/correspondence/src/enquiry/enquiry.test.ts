import { showEnquiry } from '@pomp/domain';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition } from '@pomp/edition/editions/pomp';
import { expect, test } from 'vitest';
import { enquiryMail, formConfirmationMail } from '../index.js';
import { dutch as language } from '../words/languages.stories.setup.js';

const shown = showEnquiry(
  {
    kind: 'businessContact',
    fields: { name: 'Sem', companyName: '<b>Boer</b>', email: 'sem@boer.example', message: 'Eerste regel.\nTweede regel.' },
  },
  language,
);
const moment = '24 november 2026 om 21:15';

test('a question is mailed as it was typed, line by line and as text', async () => {
  const { subject, html, text } = await enquiryMail({ edition, language, ...shown, moment, answerable: true });
  expect(subject).toBe('Zakelijke vraag van Sem, <b>Boer</b>');
  expect(html).not.toContain('<b>Boer');
  expect(text).toContain('Eerste regel.\nTweede regel.');
  expect(text).toContain('Binnengekomen op 24 november 2026 om 21:15. Beantwoord deze mail');
});

test('without an address to answer, the mail says so', async () => {
  expect((await enquiryMail({ edition, language, ...shown, moment, answerable: false })).text).toContain(
    'Er is geen e-mailadres bij ingevuld.',
  );
});

test('someone who was signed up is asked first, by the brand that will mail', async () => {
  const link = 'https://www.pomp.example/nieuwsbrief/bevestigen/?token=abc';
  const { subject, text } = await formConfirmationMail({
    edition: amstelwarmte,
    language,
    what: 'Krijg een mail bij nieuwe vacatures',
    link,
    validFor: '30 dagen',
  });
  expect(subject).toBe('Bevestig je aanmelding bij Amstelwarmte');
  for (const part of [
    'Krijg een mail bij nieuwe vacatures',
    link,
    '30 dagen',
    'Naar de laatste stap',
    'Dan hoef je niets te doen.',
  ])
    expect(text).toContain(part);
});
