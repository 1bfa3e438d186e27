import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { EmailField } from './email-field.js';
import { TextField } from './text-field.js';

export const emailFieldGuide: ComponentGuide = {
  purpose: {
    nl: 'Een e-mailadres: met een @ op het toetsenbord, zonder hoofdletters en zonder spellingcontrole.',
    en: 'An e-mail address: with an @ on the keyboard, without capitals and without a spelling check.',
  },
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
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'label',
        text: { nl: '‘E-mailadres’, met streepje.', en: '‘E-mail address’, with a hyphen.' },
      },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$="-help"]',
        text: { nl: 'Waar we het voor gebruiken.', en: 'What we use it for.' },
      },
      {
        name: { nl: 'Veld', en: 'Field' },
        at: 'input',
        text: {
          nl: 'De browser vult het eigen adres in. Spaties uit een geplakt adres gaan weg.',
          en: 'The browser fills in one’s own address. Spaces of a pasted address go.',
        },
      },
      {
        name: { nl: 'Melding', en: 'Message' },
        at: '[id$="-error"]',
        text: { nl: 'Pas na versturen, nooit tijdens het typen.', en: 'Only after sending, never while typing.' },
      },
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
      text: { nl: 'Zeg waar het adres voor is.', en: 'Say what the address is for.' },
    },
  ],
  donts: [
    {
      picture: <TextField label="Herhaal je e-mailadres" name="email2" />,
      text: {
        nl: 'Het adres nog eens laten typen: mensen plakken het, fout en al. Stuur liever een mail ter controle.',
        en: 'Having the address typed again: people paste it, mistake and all. Rather send a mail to check it.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { nl: 'Naar het veld.', en: 'To the field.' } },
    { keys: 'Enter', does: { nl: 'Verstuurt het formulier.', en: 'Sends the form.' } },
  ],
  content: [
    { nl: '‘E-mailadres’ of ‘mail’, niet ‘emailadres’ of ‘e-mail adres’.', en: '‘E-mail address’ or ‘mail’, nothing else.' },
    { nl: 'In voorbeelden: @voorbeeld.nl, nooit een echt adres.', en: 'In examples: @voorbeeld.nl, never a real address.' },
  ],
};
