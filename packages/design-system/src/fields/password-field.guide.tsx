import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { PasswordField } from './password-field.js';
import { TextField } from './text-field.js';

const rules = [
  { text: 'Minstens 8 tekens', met: true },
  { text: 'Een kleine letter', met: true },
  { text: 'Een hoofdletter', met: true },
  { text: 'Een cijfer', met: false },
];

export const passwordFieldGuide: ComponentGuide = {
  purpose: {
    nl: 'Een wachtwoord, om mee in te loggen of om te kiezen. Bij een nieuw wachtwoord vinkt een lijst zichzelf af, zodat niemand op een afkeuring hoeft te wachten.',
    en: 'A password, to log in with or to choose. For a new password a list ticks itself off, so that nobody has to wait for a refusal.',
  },
  anatomy: {
    picture: (
      <PasswordField
        label="Nieuw wachtwoord"
        name="newPassword"
        purpose="new"
        required
        help="Een korte zin is makkelijk te onthouden."
        rules={rules}
        value="Warmtepomp"
        error="Het wachtwoord heeft nog een cijfer nodig."
      />
    ),
    parts: [
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'label',
        text: {
          nl: 'Zegt welk wachtwoord: ‘Nieuw wachtwoord’, ‘Oud wachtwoord’.',
          en: 'Says which password: ‘New password’, ‘Old password’.',
        },
      },
      {
        name: { nl: 'Veld', en: 'Field' },
        at: 'input',
        text: {
          nl: 'Een wachtwoordbeheerder mag invullen en plakken mag ook.',
          en: 'A password manager may fill it in and pasting is fine too.',
        },
      },
      {
        name: { nl: 'Toon', en: 'Show' },
        at: 'button',
        text: {
          nl: 'Maakt leesbaar wat er staat. Na versturen is het weer verborgen.',
          en: 'Makes readable what is there. After sending it is hidden again.',
        },
      },
      {
        name: { nl: 'Melding', en: 'Message' },
        at: '[id$="-error"]',
        text: { nl: 'Pas na versturen.', en: 'Only after sending.' },
      },
      {
        name: { nl: 'Sterkte', en: 'Strength' },
        at: 'div:has(> [role=status] > span)',
        text: {
          nl: 'Balkjes en een woord: Zwak, Redelijk of Sterk. Alleen bij een nieuw wachtwoord. Sterk pas als wie het schat (`strength`) dat zegt.',
          en: 'Bars and a word: Weak, Fair or Strong. Only for a new password. Strong only when what estimates it (`strength`) says so.',
        },
      },
      {
        name: { nl: 'Eisen', en: 'Demands' },
        at: 'ul',
        text: {
          nl: 'Wat er al is en wat nog mist, tijdens het typen. Komt van het formulier.',
          en: 'What is there already and what is still missing, while typing. Comes from the form.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <PasswordField label="Nieuw wachtwoord" name="new1" purpose="new" rules={rules} defaultValue="Warmtepomp" />,
      text: {
        nl: 'Zeg vooraf wat nodig is, en vink af wat er is.',
        en: 'Say beforehand what is needed, and tick off what is there.',
      },
    },
  ],
  donts: [
    {
      picture: (
        <Stack gap="m">
          <TextField label="Wachtwoord" name="plain" defaultValue="Warmte123" />
        </Stack>
      ),
      text: {
        nl: 'Een gewoon tekstveld: iedereen leest mee en een wachtwoordbeheerder doet niets.',
        en: 'An ordinary text field: everyone reads along and a password manager does nothing.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { nl: 'Naar het veld, daarna naar ‘Toon’.', en: 'To the field, then to ‘Show’.' } },
    {
      keys: { nl: 'Enter of Spatie op ‘Toon’', en: 'Enter or Space on ‘Show’' },
      does: { nl: 'Toont het wachtwoord; nog eens verbergt het.', en: 'Shows the password; once more hides it.' },
    },
    {
      keys: 'Caps Lock',
      does: {
        nl: 'Het veld zegt dat het aanstaat zodra er getypt wordt.',
        en: 'The field says that it is on as soon as something is typed.',
      },
    },
    {
      keys: { nl: 'Enter in het veld', en: 'Enter in the field' },
      does: { nl: 'Verstuurt het formulier.', en: 'Sends the form.' },
    },
  ],
  content: [
    {
      nl: 'Eisen zijn korte naamgroepen: ‘Een cijfer’, ‘Minstens 8 tekens’.',
      en: 'Demands are short noun phrases: ‘A digit’, ‘At least 8 characters’.',
    },
    {
      nl: 'Zeg bij een fout niet of het adres of het wachtwoord verkeerd was.',
      en: 'On an error, don’t say whether the address or the password was wrong.',
    },
    { nl: 'Vraag nooit om een wachtwoord dat we niet nodig hebben.', en: 'Never ask for a password that we don’t need.' },
  ],
};
