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
  purpose:
    'Een wachtwoord, om mee in te loggen of om te kiezen. Bij een nieuw wachtwoord vinkt een lijst zichzelf af, zodat niemand op een afkeuring hoeft te wachten.',
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
      { name: 'Label', at: 'label', text: 'Zegt welk wachtwoord: ‘Nieuw wachtwoord’, ‘Oud wachtwoord’.' },
      { name: 'Veld', at: 'input', text: 'Een wachtwoordbeheerder mag invullen en plakken mag ook.' },
      { name: 'Toon', at: 'button', text: 'Maakt leesbaar wat er staat. Na versturen is het weer verborgen.' },
      { name: 'Melding', at: '[id$="-error"]', text: 'Pas na versturen.' },
      {
        name: 'Sterkte',
        at: 'div:has(> [role=status] > span)',
        text: 'Balkjes en een woord: Zwak, Redelijk of Sterk. Alleen bij een nieuw wachtwoord. Sterk pas als wie het schat (`strength`) dat zegt.',
      },
      { name: 'Eisen', at: 'ul', text: 'Wat er al is en wat nog mist, tijdens het typen. Komt van het formulier.' },
    ],
  },
  dos: [
    {
      picture: <PasswordField label="Nieuw wachtwoord" name="new1" purpose="new" rules={rules} defaultValue="Warmtepomp" />,
      text: 'Zeg vooraf wat nodig is, en vink af wat er is.',
    },
  ],
  donts: [
    {
      picture: (
        <Stack gap="m">
          <TextField label="Wachtwoord" name="plain" defaultValue="Warmte123" />
        </Stack>
      ),
      text: 'Een gewoon tekstveld: iedereen leest mee en een wachtwoordbeheerder doet niets.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Naar het veld, daarna naar ‘Toon’.' },
    { keys: 'Enter of Spatie op ‘Toon’', does: 'Toont het wachtwoord; nog eens verbergt het.' },
    { keys: 'Caps Lock', does: 'Het veld zegt dat het aanstaat zodra er getypt wordt.' },
    { keys: 'Enter in het veld', does: 'Verstuurt het formulier.' },
  ],
  content: [
    'Eisen zijn korte naamgroepen: ‘Een cijfer’, ‘Minstens 8 tekens’.',
    'Zeg bij een fout niet of het adres of het wachtwoord verkeerd was.',
    'Vraag nooit om een wachtwoord dat we niet nodig hebben.',
  ],
};
