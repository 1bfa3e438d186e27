import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { PostcodeField } from './postcode-field.js';
import { TextField } from './text-field.js';

export const postcodeFieldGuide: ComponentGuide = {
  purpose:
    'Een Nederlandse postcode. Zet het naast huisnummer en toevoeging: daarmee kan het formulier straat en plaats zelf invullen. Voor een adres buiten Nederland is een tekstveld beter.',
  anatomy: {
    picture: (
      <PostcodeField
        label="Postcode"
        name="zipcode"
        required
        help="Van de woning waar de warmtepomp komt."
        value="0234 AB"
        error="Niet valide"
      />
    ),
    parts: [
      { name: 'Label', at: 'label', text: '‘Postcode’ is genoeg.' },
      { name: 'Hulp', at: '[id$="-help"]', text: 'Alleen als er twee adressen kunnen zijn.' },
      { name: 'Veld', at: 'input', text: 'Zo breed als een postcode. Maakt er ‘1234 AB’ van bij het verlaten.' },
      { name: 'Melding', at: '[id$="-error"]', text: 'Het formulier weet welke postcodes bestaan, het veld niet.' },
    ],
  },
  dos: [
    {
      picture: <PostcodeField label="Postcode" name="zipcode1" defaultValue="3511 AB" />,
      text: 'Eén veld, waarin alles mag: met of zonder spatie, grote of kleine letters.',
    },
  ],
  donts: [
    {
      picture: <TextField label="Postcode" name="zipcode2" width="short" maxLength={4} placeholder="1234" />,
      text: 'Cijfers en letters apart vragen, of het typen afkappen: geplakte adressen passen er dan niet in.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Naar het veld. Bij het verlaten wordt ‘1234ab’ ‘1234 AB’.' },
    { keys: 'Enter', does: 'Verstuurt het formulier.' },
  ],
  content: [
    'Schrijf een postcode overal als ‘1234 AB’, met een spatie.',
    'Lukt het opzoeken van een adres niet? Zeg dat, en laat straat en plaats zelf typen.',
  ],
};
