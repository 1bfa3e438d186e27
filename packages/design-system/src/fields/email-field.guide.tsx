import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { EmailField } from './email-field.js';
import { TextField } from './text-field.js';

export const emailFieldGuide: ComponentGuide = {
  purpose: 'Een e-mailadres: met een @ op het toetsenbord, zonder hoofdletters en zonder spellingcontrole.',
  anatomy: {
    picture: (
      <EmailField
        label="E-mailadres"
        name="email"
        required
        help="Hier sturen we de bevestiging naartoe."
        value="marieke@voorbeeld"
        error="Niet valide"
      />
    ),
    parts: [
      { name: 'Label', at: 'label', text: '‘E-mailadres’, met streepje.' },
      { name: 'Hulp', at: '[id$="-help"]', text: 'Waar we het voor gebruiken.' },
      { name: 'Veld', at: 'input', text: 'De browser vult het eigen adres in. Spaties uit een geplakt adres gaan weg.' },
      { name: 'Melding', at: '[id$="-error"]', text: 'Pas na versturen, nooit tijdens het typen.' },
    ],
  },
  dos: [
    {
      picture: (
        <EmailField
          label="E-mailadres"
          name="email1"
          help="Hier sturen we de bevestiging naartoe."
          defaultValue="marieke@voorbeeld.nl"
        />
      ),
      text: 'Zeg waar het adres voor is.',
    },
  ],
  donts: [
    {
      picture: <TextField label="Herhaal je e-mailadres" name="email2" />,
      text: 'Het adres nog eens laten typen: mensen plakken het, fout en al. Stuur liever een mail ter controle.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Naar het veld.' },
    { keys: 'Enter', does: 'Verstuurt het formulier.' },
  ],
  content: [
    '‘E-mailadres’ of ‘mail’, niet ‘emailadres’ of ‘e-mail adres’.',
    'In voorbeelden: @voorbeeld.nl, nooit een echt adres.',
  ],
};
