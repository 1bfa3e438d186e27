import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { PostcodeField } from './postcode-field.js';
import { TextField } from './text-field.js';

export const postcodeFieldGuide: ComponentGuide = {
  purpose: {
    nl: 'Een Nederlandse postcode. Zet het naast huisnummer en toevoeging: daarmee kan het formulier straat en plaats zelf invullen. Voor een adres buiten Nederland is een tekstveld beter.',
    en: 'A Dutch postcode. Put it beside house number and addition: with those the form can fill in street and town itself. For an address outside the Netherlands a text field is better.',
  },
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
      { name: { nl: 'Label', en: 'Label' }, at: 'label', text: { nl: '‘Postcode’ is genoeg.', en: '‘Postcode’ is enough.' } },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$="-help"]',
        text: { nl: 'Alleen als er twee adressen kunnen zijn.', en: 'Only if there can be two addresses.' },
      },
      {
        name: { nl: 'Veld', en: 'Field' },
        at: 'input',
        text: {
          nl: 'Zo breed als een postcode. Maakt er ‘1234 AB’ van bij het verlaten.',
          en: 'As wide as a postcode. Makes ‘1234 AB’ of it on leaving.',
        },
      },
      {
        name: { nl: 'Melding', en: 'Message' },
        at: '[id$="-error"]',
        text: {
          nl: 'Het formulier weet welke postcodes bestaan, het veld niet.',
          en: 'The form knows which postcodes exist, the field doesn’t.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <PostcodeField label="Postcode" name="zipcode1" defaultValue="3511 AB" />,
      text: {
        nl: 'Eén veld, waarin alles mag: met of zonder spatie, grote of kleine letters.',
        en: 'One field, in which everything goes: with or without a space, capitals or small letters.',
      },
    },
  ],
  donts: [
    {
      picture: <TextField label="Postcode" name="zipcode2" width="short" maxLength={4} placeholder="1234" />,
      text: {
        nl: 'Cijfers en letters apart vragen, of het typen afkappen: geplakte adressen passen er dan niet in.',
        en: 'Asking for digits and letters apart, or cutting off typing: pasted addresses don’t fit then.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        nl: 'Naar het veld. Bij het verlaten wordt ‘1234ab’ ‘1234 AB’.',
        en: 'To the field. On leaving, ‘1234ab’ becomes ‘1234 AB’.',
      },
    },
    { keys: 'Enter', does: { nl: 'Verstuurt het formulier.', en: 'Sends the form.' } },
  ],
  content: [
    {
      nl: 'Schrijf een postcode overal als ‘1234 AB’, met een spatie.',
      en: 'Write a postcode as ‘1234 AB’ everywhere, with a space.',
    },
    {
      nl: 'Lukt het opzoeken van een adres niet? Zeg dat, en laat straat en plaats zelf typen.',
      en: 'If an address can’t be looked up, say so, and let people type street and town.',
    },
  ],
};
