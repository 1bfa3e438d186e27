import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Checkbox } from './checkbox.js';
import { NumberField } from './number-field.js';
import { UnknownToggle } from './unknown-toggle.js';

const ignore = () => undefined;

export const unknownToggleGuide: ComponentGuide = {
  purpose: {
    nl: 'Laat iemand een vraag met ‘Ik weet het niet’ beantwoorden. Zit in elk veld dat `unknown` krijgt; alleen nodig bij vragen waar niet-weten een antwoord is.',
    en: 'Lets someone answer a question with ‘I don’t know’. Is in each field that gets `unknown`; only needed for questions to which not knowing is an answer.',
  },
  anatomy: {
    picture: <UnknownToggle pressed fieldLabel="Gasverbruik per jaar" onPressedChange={ignore} />,
    parts: [
      {
        name: { nl: 'Knop', en: 'Button' },
        at: 'button',
        text: {
          nl: 'Ingedrukt zolang het antwoord ‘o.b.’ is. Heet voor schermlezers ook naar zijn vraag.',
          en: 'Pressed as long as the answer is ‘unknown’. To screen readers it is named after its question too.',
        },
      },
      {
        name: { nl: 'Vinkje', en: 'Tick' },
        at: 'button svg',
        text: {
          nl: 'Alleen ingedrukt: de stand is niet aan kleur alleen te zien.',
          en: 'Only when pressed: the state can’t be seen by colour alone.',
        },
      },
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
      text: {
        nl: 'Onder het veld waar het bij hoort; het veld zegt dan in woorden wat het antwoord is.',
        en: 'Below the field to which it belongs; the field then says in words what the answer is.',
      },
    },
  ],
  donts: [
    {
      picture: <Checkbox label="Gasverbruik onbekend" name="unknown" />,
      text: {
        nl: 'Een los vakje: dan is niet duidelijk wat er met het getal gebeurt.',
        en: 'A loose box: then it isn’t clear what happens with the number.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { nl: 'Komt na zijn veld.', en: 'Comes after its field.' } },
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: {
        nl: 'Vult ‘o.b.’ in; nog eens drukken brengt het oude antwoord terug. Wordt voorgelezen.',
        en: 'Fills in ‘unknown’; pressing once more brings the old answer back. Is read aloud.',
      },
    },
  ],
  content: [
    { nl: 'Altijd dezelfde woorden: ‘Ik weet het niet’.', en: 'Always the same words: ‘I don’t know’.' },
    {
      nl: 'Bied het niet aan bij vragen die iedereen kan beantwoorden, zoals een naam.',
      en: 'Don’t offer it for questions that everyone can answer, such as a name.',
    },
  ],
};
