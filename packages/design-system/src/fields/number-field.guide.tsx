import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { NumberField } from './number-field.js';
import { TextField } from './text-field.js';

const ignore = () => undefined;

export const numberFieldGuide: ComponentGuide = {
  purpose:
    'Een getal met zijn eenheid: heel, of met een komma. Mensen typen het zoals ze het lezen, met punten, spaties of eenheid erbij. Voor een jaartal of een keuze uit een paar getallen is een lijst beter.',
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
      { name: 'Label', at: 'label', text: 'Zegt wat er geteld wordt, en over welke tijd.' },
      { name: 'Hulp', at: '[id$="-help"]', text: 'Waar het getal te vinden is.' },
      {
        name: 'Veld',
        at: 'input',
        text: 'Zo breed als het getal meestal is: een nul te veel valt op. De cijfers staan recht onder elkaar.',
      },
      { name: 'Eenheid', at: '[id$="-unit"]', text: 'Hoort niet in het antwoord, en wordt voorgelezen.' },
      { name: 'Melding', at: '[id$="-error"]', text: 'Het formulier oordeelt, pas na versturen.' },
      { name: 'Ik weet het niet', at: 'button', text: 'Vult ‘o.b.’ in; nog eens drukken brengt het getal terug.' },
    ],
  },
  dos: [
    {
      picture: (
        <NumberField label="Afstand tot de meterkast" name="distance" kind="decimal" unit="m" digits={5} defaultValue="12,5" />
      ),
      text: 'Een komma voor de decimalen, of wat de taal van de pagina daar schrijft, en de eenheid achter het veld.',
    },
    {
      picture: <NumberField label="Huisnummer" name="houseNumber" digits={5} defaultValue="118" />,
      text: 'Een smal veld voor een kort getal.',
    },
  ],
  donts: [
    {
      picture: <TextField label="Gasverbruik (in m³)" name="gas2" placeholder="0000" />,
      text: 'De eenheid in het label en een voorbeeld in het veld: na het typen is niet te zien wat het getal is.',
    },
    {
      picture: <NumberField label="Bouwjaar" name="buildingYear" digits={4} defaultValue="1974" />,
      text: 'Een jaartal laten typen waar een lijst met jaren kan.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Naar het veld, daarna naar ‘Ik weet het niet’.' },
    { keys: 'Punt of komma', does: 'Wordt het scheidingsteken van dit veld, welke toets je telefoon ook toont.' },
    { keys: 'Enter', does: 'Verstuurt het formulier, met het getal zonder punten, spaties en eenheid.' },
  ],
  content: [
    'Noem de tijd in het label: ‘Gasverbruik per jaar’.',
    'Eenheden kort: m³, kWh, m². Geen ‘in’ of haakjes.',
    'Schrijf getallen in teksten met een punt voor duizendtallen en een komma voor decimalen: 1.405,5.',
  ],
};
