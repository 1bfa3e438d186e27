import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Alert } from '../alert/alert.js';
import { ErrorSummary } from './error-summary.js';

const problems = [
  { fieldId: 'example-gas', label: 'Gasverbruik per jaar', message: 'Niet valide' },
  { fieldId: 'example-year', label: 'Jaar', message: 'Vereist' },
];

export const errorSummaryGuide: ComponentGuide = {
  purpose: {
    nl: 'Staat boven een formulier dat niet verstuurd kon worden: zegt wat er mist en brengt je ernaartoe. De velden zeggen het zelf ook. Ging er op de server iets mis? Gebruik een melding.',
    en: 'Stands above a form that couldn’t be sent: says what is missing and takes you there. The fields say it themselves too. If something went wrong at the server, use an alert.',
  },
  anatomy: {
    picture: <ErrorSummary problems={problems} />,
    parts: [
      {
        name: { nl: 'Titel', en: 'Title' },
        at: 'p',
        text: { nl: 'Wat er te doen is, niet wat er fout ging.', en: 'What there is to do, not what went wrong.' },
      },
      {
        name: { nl: 'Regel', en: 'Line' },
        at: 'li a',
        text: {
          nl: 'Label en melding van één veld, in de volgorde van het formulier. Brengt je naar het veld, met zijn label in beeld.',
          en: 'Label and message of one field, in the order of the form. Takes you to the field, with its label in sight.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <ErrorSummary
          problems={[{ fieldId: 'example-terms', label: 'Voorwaarden', message: 'Je moet akkoord gaan met de voorwaarden.' }]}
        />
      ),
      text: { nl: 'Dezelfde woorden als bij het veld.', en: 'The same words as at the field.' },
    },
  ],
  donts: [
    {
      picture: <Alert tone="error">Niet alle velden zijn goed ingevuld.</Alert>,
      text: {
        nl: 'Zeggen dát er iets mist, en laten zoeken wat.',
        en: 'Saying that something is missing, and leaving people to find out what.',
      },
    },
  ],
  keyboard: [
    {
      keys: { nl: 'Enter in het formulier', en: 'Enter in the form' },
      does: { nl: 'Bij een fout krijgt het overzicht de focus.', en: 'With an error the summary gets the focus.' },
    },
    { keys: 'Tab', does: { nl: 'Langs de regels.', en: 'Past the lines.' } },
    {
      keys: { nl: 'Enter op een regel', en: 'Enter on a line' },
      does: {
        nl: 'Zet de focus in het veld, of op het eerste antwoord van een groep dat te kiezen is.',
        en: 'Puts the focus in the field, or on the first answer of a group that can be chosen.',
      },
    },
  ],
  content: [
    { nl: 'Titel: ‘Controleer je antwoorden’.', en: 'Title: ‘Check your answers’.' },
    {
      nl: 'Een regel is het label, een dubbele punt en de melding van het veld, woord voor woord.',
      en: 'A line is the label, a colon and the field’s message, word for word.',
    },
  ],
};
