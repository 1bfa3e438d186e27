import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { NumberField } from './number-field.js';
import { TextField } from './text-field.js';

const ignore = () => undefined;

export const numberFieldGuide: ComponentGuide = {
  purpose: {
    nl: 'Een getal met zijn eenheid: heel, of met een komma. Mensen typen het zoals ze het lezen, met punten, spaties of eenheid erbij. Voor een jaartal of een keuze uit een paar getallen is een lijst beter.',
    en: 'A number with its unit: whole, or with a comma. People type it as they read it, with dots, spaces or the unit. For a year or a choice of a few numbers a list is better.',
  },
  anatomy: {
    picture: (
      <NumberField
        label="Gasverbruik per jaar"
        name="gas"
        required
        help="Staat op je jaarafrekening."
        unit="m³"
        value="0118"
        error="Niet valide"
        unknown={{ pressed: false, onPressedChange: ignore }}
      />
    ),
    parts: [
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'label',
        text: { nl: 'Zegt wat er geteld wordt, en over welke tijd.', en: 'Says what is counted, and over which time.' },
      },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$="-help"]',
        text: { nl: 'Waar het getal te vinden is.', en: 'Where the number can be found.' },
      },
      {
        name: { nl: 'Veld', en: 'Field' },
        at: 'input',
        text: {
          nl: 'Zo breed als het getal meestal is: een nul te veel valt op. De cijfers staan recht onder elkaar.',
          en: 'As wide as the number usually is: a zero too many stands out. The digits stand straight below each other.',
        },
      },
      {
        name: { nl: 'Eenheid', en: 'Unit' },
        at: '[id$="-unit"]',
        text: { nl: 'Hoort niet in het antwoord, en wordt voorgelezen.', en: 'Doesn’t belong in the answer, and is read aloud.' },
      },
      {
        name: { nl: 'Melding', en: 'Message' },
        at: '[id$="-error"]',
        text: { nl: 'Het formulier oordeelt, pas na versturen.', en: 'The form judges, only after sending.' },
      },
      {
        name: { nl: 'Ik weet het niet', en: 'I don’t know' },
        at: 'button',
        text: {
          nl: 'Vult ‘o.b.’ in; nog eens drukken brengt het getal terug.',
          en: 'Fills in ‘unknown’; pressing again brings the number back.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <NumberField label="Afstand tot de meterkast" name="distance" kind="decimal" unit="m" digits={5} defaultValue="12,5" />
      ),
      text: {
        nl: 'Een komma voor de decimalen, of wat de taal van de pagina daar schrijft, en de eenheid achter het veld.',
        en: 'A comma for decimals, or what the page’s language writes there, and the unit behind the field.',
      },
    },
    {
      picture: <NumberField label="Huisnummer" name="houseNumber" digits={5} defaultValue="118" />,
      text: { nl: 'Een smal veld voor een kort getal.', en: 'A narrow field for a short number.' },
    },
  ],
  donts: [
    {
      picture: <TextField label="Gasverbruik (in m³)" name="gas2" placeholder="0000" />,
      text: {
        nl: 'De eenheid in het label en een voorbeeld in het veld: na het typen is niet te zien wat het getal is.',
        en: 'The unit in the label and an example in the field: after typing it can’t be seen what the number is.',
      },
    },
    {
      picture: <NumberField label="Bouwjaar" name="buildingYear" digits={4} defaultValue="1974" />,
      text: {
        nl: 'Een jaartal laten typen waar een lijst met jaren kan.',
        en: 'Having a year typed where a list of years can do.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { nl: 'Naar het veld, daarna naar ‘Ik weet het niet’.', en: 'To the field, then to ‘I don’t know’.' } },
    {
      keys: { nl: 'Punt of komma', en: 'Dot or comma' },
      does: {
        nl: 'Wordt het scheidingsteken van dit veld, welke toets je telefoon ook toont.',
        en: 'Becomes this field’s separator, whichever key your phone shows.',
      },
    },
    {
      keys: 'Enter',
      does: {
        nl: 'Verstuurt het formulier, met het getal zonder punten, spaties en eenheid.',
        en: 'Sends the form, with the number without dots, spaces and unit.',
      },
    },
  ],
  content: [
    { nl: 'Noem de tijd in het label: ‘Gasverbruik per jaar’.', en: 'Name the time in the label: ‘Gas use per year’.' },
    { nl: 'Eenheden kort: m³, kWh, m². Geen ‘in’ of haakjes.', en: 'Units in short: m³, kWh, m². No ‘in’ or brackets.' },
    {
      nl: 'Schrijf getallen in teksten met een punt voor duizendtallen en een komma voor decimalen: 1.405,5.',
      en: 'In Dutch texts, write numbers with a dot for thousands and a comma for decimals: 1.405,5.',
    },
  ],
};
