import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Alert } from '../alert/alert.js';
import { ErrorSummary } from './error-summary.js';

const problems = [
  { fieldId: 'example-gas', label: 'Gasverbruik per jaar', message: 'Niet valide' },
  { fieldId: 'example-year', label: 'Jaar', message: 'Vereist' },
];

export const errorSummaryGuide: ComponentGuide = {
  purpose:
    'Staat boven een formulier dat niet verstuurd kon worden: zegt wat er mist en brengt je ernaartoe. De velden zeggen het zelf ook. Ging er op de server iets mis? Gebruik een melding.',
  anatomy: {
    picture: <ErrorSummary problems={problems} />,
    parts: [
      { name: 'Titel', at: 'p', text: 'Wat er te doen is, niet wat er fout ging.' },
      {
        name: 'Regel',
        at: 'li a',
        text: 'Label en melding van één veld, in de volgorde van het formulier. Brengt je naar het veld, met zijn label in beeld.',
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
      text: 'Dezelfde woorden als bij het veld.',
    },
  ],
  donts: [
    {
      picture: <Alert tone="error">Niet alle velden zijn goed ingevuld.</Alert>,
      text: 'Zeggen dát er iets mist, en laten zoeken wat.',
    },
  ],
  keyboard: [
    { keys: 'Enter in het formulier', does: 'Bij een fout krijgt het overzicht de focus.' },
    { keys: 'Tab', does: 'Langs de regels.' },
    { keys: 'Enter op een regel', does: 'Zet de focus in het veld, of op het eerste antwoord van een groep.' },
  ],
  content: [
    'Titel: ‘Controleer je antwoorden’.',
    'Een regel is het label, een dubbele punt en de melding van het veld, woord voor woord.',
  ],
};
