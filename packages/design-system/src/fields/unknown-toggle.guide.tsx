import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Checkbox } from './checkbox.js';
import { NumberField } from './number-field.js';
import { UnknownToggle } from './unknown-toggle.js';

const ignore = () => undefined;

export const unknownToggleGuide: ComponentGuide = {
  purpose:
    'Laat iemand een vraag met ‘Ik weet het niet’ beantwoorden. Zit in elk veld dat `unknown` krijgt; alleen nodig bij vragen waar niet-weten een antwoord is.',
  anatomy: {
    picture: <UnknownToggle pressed fieldLabel="Gasverbruik per jaar" onPressedChange={ignore} />,
    parts: [
      { name: 'Knop', at: 'button', text: 'Ingedrukt zolang het antwoord ‘o.b.’ is. Heet voor schermlezers ook naar zijn vraag.' },
      { name: 'Vinkje', at: 'button svg', text: 'Alleen ingedrukt: de stand is niet aan kleur alleen te zien.' },
    ],
  },
  dos: [
    {
      picture: (
        <NumberField
          label="Gasverbruik per jaar"
          name="gas"
          unit="m³"
          value="o.b."
          unknown={{ pressed: true, onPressedChange: ignore }}
        />
      ),
      text: 'Onder het veld waar het bij hoort; het veld zegt dan in woorden wat het antwoord is.',
    },
  ],
  donts: [
    {
      picture: <Checkbox label="Gasverbruik onbekend" name="unknown" />,
      text: 'Een los vakje: dan is niet duidelijk wat er met het getal gebeurt.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Komt na zijn veld.' },
    { keys: 'Enter, Spatie', does: 'Vult ‘o.b.’ in; nog eens drukken brengt het oude antwoord terug. Wordt voorgelezen.' },
  ],
  content: [
    'Altijd dezelfde woorden: ‘Ik weet het niet’.',
    'Bied het niet aan bij vragen die iedereen kan beantwoorden, zoals een naam.',
  ],
};
