import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { TextField } from '../fields/text-field.js';
import { OneByOne, type OneByOneProps } from './one-by-one.js';

export const oneByOneArgs = {
  items: [
    { id: 'gas', content: <TextField label="Hoeveel gas gebruik je per jaar?" name="gas" unit="m³" /> },
    { id: 'power', content: <TextField label="Hoeveel stroom gebruik je per jaar?" name="power" unit="kWh" /> },
    { id: 'water', content: <TextField label="Hoeveel water gebruik je per jaar?" name="water" unit="m³" /> },
  ],
  shown: 'power',
} satisfies OneByOneProps;

export const oneByOneGuide: ComponentGuide = {
  purpose: {
    nl: 'De vragen van een stap: op een telefoon één tegelijk, op een groter scherm onder elkaar. Voor een formulier van een paar velden is het te veel; zet die gewoon onder elkaar.',
    en: 'The questions of a step: on a phone one at a time, on a larger screen below each other. For a form of a few fields it is too much; simply put those below each other.',
  },
  anatomy: {
    picture: <OneByOne {...oneByOneArgs} />,
    parts: [
      {
        name: { nl: 'Wat aan de beurt is', en: 'Whose turn it is' },
        at: '[data-shown=true] input',
        text: {
          nl: 'Op een telefoon het enige in beeld. De rest blijft staan, met wat erin staat.',
          en: 'On a phone the only thing in sight. The rest stays, with what is in it.',
        },
      },
      {
        name: { nl: 'Wat wacht', en: 'What waits' },
        at: '[data-shown=false] input',
        text: { nl: 'Op een groter scherm gewoon erboven en eronder.', en: 'On a larger screen simply above and below it.' },
      },
    ],
  },
  dos: [
    {
      picture: <OneByOne {...oneByOneArgs} />,
      text: {
        nl: 'Zet elke vraag heel in één onderdeel, met zijn uitleg en zijn melding.',
        en: 'Put each question in one item as a whole, with its explanation and its message.',
      },
    },
  ],
  donts: [
    {
      picture: <OneByOne items={oneByOneArgs.items.slice(0, 1)} shown="gas" />,
      text: {
        nl: 'Het gebruiken voor een enkel veld: dat heeft geen beurt nodig.',
        en: 'Using it for a single field: that needs no turn.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: {
        nl: 'In een veld op een telefoon, met ‘inTurn’ op de knoppen eronder: naar de volgende.',
        en: 'In a field on a phone, with ‘inTurn’ on the buttons below it: to the next.',
      },
    },
  ],
  content: [
    {
      nl: 'Boven de knoppen staat hoeveel er nog komen: ‘Vraag 2 van 7’. Komt er door een antwoord een vraag bij, dan telt die meteen mee.',
      en: 'Above the buttons it says how many are to come: ‘Question 2 of 7’. If an answer brings another question, that counts at once.',
    },
    {
      nl: 'De weg verder staat in de balk onder de duim: ‘Volgende vraag’, en pas na de laatste ‘Opslaan en volgende’.',
      en: 'The way on stands in the bar under the thumb: ‘Next question’, and ‘Save and next’ only after the last.',
    },
  ],
};
