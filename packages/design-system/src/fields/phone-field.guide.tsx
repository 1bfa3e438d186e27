import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { PhoneField } from './phone-field.js';

export const phoneFieldGuide: ComponentGuide = {
  purpose: {
    nl: 'Een telefoonnummer, met of zonder landnummer. Vraag het alleen als er ook echt gebeld wordt, en zeg waarvoor.',
    en: 'A telephone number, with or without a country code. Ask for it only if someone will really call, and say what for.',
  },
  anatomy: {
    picture: (
      <PhoneField
        label="Telefoonnummer"
        name="phone"
        required
        help="De monteur belt als hij onderweg is."
        value="0612"
        error="Niet valide"
      />
    ),
    parts: [
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'label',
        text: { nl: '‘Telefoonnummer’; mobiel of vast maakt niet uit.', en: '‘Telephone number’; mobile or fixed doesn’t matter.' },
      },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$="-help"]',
        text: { nl: 'Wie er belt, en wanneer.', en: 'Who will call, and when.' },
      },
      {
        name: { nl: 'Veld', en: 'Field' },
        at: 'input',
        text: {
          nl: 'Toont op een telefoon de cijfertoetsen. Streepjes en haakjes worden spaties.',
          en: 'Shows the digits on a phone. Dashes and brackets become spaces.',
        },
      },
      {
        name: { nl: 'Melding', en: 'Message' },
        at: '[id$="-error"]',
        text: { nl: 'Pas na versturen.', en: 'Only after sending.' },
      },
    ],
  },
  dos: [
    {
      picture: (
        <PhoneField
          label="Telefoonnummer"
          name="phone1"
          help="De monteur belt als hij onderweg is."
          defaultValue="06 12 34 56 78"
        />
      ),
      text: { nl: 'Laat mensen hun nummer groeperen zoals ze het kennen.', en: 'Let people group their number as they know it.' },
    },
  ],
  donts: [
    {
      picture: <PhoneField label="Mobiel telefoonnummer (10 cijfers, zonder spaties)" name="phone2" defaultValue="0612345678" />,
      text: {
        nl: 'Regels in het label die het veld zelf kan oplossen.',
        en: 'Rules in the label that the field can solve itself.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        nl: 'Naar het veld. Bij het verlaten worden streepjes en haakjes spaties.',
        en: 'To the field. On leaving, dashes and brackets become spaces.',
      },
    },
    { keys: 'Enter', does: { nl: 'Verstuurt het formulier.', en: 'Sends the form.' } },
  ],
  content: [
    { nl: 'Zeg waarvoor we bellen.', en: 'Say what we call for.' },
    { nl: 'Schrijf nummers met spaties: 020 123 45 67.', en: 'Write numbers with spaces: 020 123 45 67.' },
  ],
};
