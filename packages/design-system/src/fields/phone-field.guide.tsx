import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { PhoneField } from './phone-field.js';

export const phoneFieldGuide: ComponentGuide = {
  purpose: 'Een telefoonnummer, met of zonder landnummer. Vraag het alleen als er ook echt gebeld wordt, en zeg waarvoor.',
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
      { name: 'Label', at: 'label', text: '‘Telefoonnummer’; mobiel of vast maakt niet uit.' },
      { name: 'Hulp', at: '[id$="-help"]', text: 'Wie er belt, en wanneer.' },
      { name: 'Veld', at: 'input', text: 'Toont op een telefoon de cijfertoetsen. Streepjes en haakjes worden spaties.' },
      { name: 'Melding', at: '[id$="-error"]', text: 'Pas na versturen.' },
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
      text: 'Laat mensen hun nummer groeperen zoals ze het kennen.',
    },
  ],
  donts: [
    {
      picture: <PhoneField label="Mobiel telefoonnummer (10 cijfers, zonder spaties)" name="phone2" defaultValue="0612345678" />,
      text: 'Regels in het label die het veld zelf kan oplossen.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Naar het veld. Bij het verlaten worden streepjes en haakjes spaties.' },
    { keys: 'Enter', does: 'Verstuurt het formulier.' },
  ],
  content: ['Zeg waarvoor we bellen.', 'Schrijf nummers met spaties: 020 123 45 67.'],
};
