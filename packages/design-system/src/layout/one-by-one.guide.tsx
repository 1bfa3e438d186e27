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
  purpose:
    'De vragen van een stap: op een telefoon één tegelijk, op een groter scherm onder elkaar. Voor een formulier van een paar velden is het te veel; zet die gewoon onder elkaar.',
  anatomy: {
    picture: <OneByOne {...oneByOneArgs} />,
    parts: [
      {
        name: 'Wat aan de beurt is',
        at: '[data-shown=true] input',
        text: 'Op een telefoon het enige in beeld. De rest blijft staan, met wat erin staat.',
      },
      { name: 'Wat wacht', at: '[data-shown=false] input', text: 'Op een groter scherm gewoon erboven en eronder.' },
    ],
  },
  dos: [
    { picture: <OneByOne {...oneByOneArgs} />, text: 'Zet elke vraag heel in één onderdeel, met zijn uitleg en zijn melding.' },
  ],
  donts: [
    {
      picture: <OneByOne items={oneByOneArgs.items.slice(0, 1)} shown="gas" />,
      text: 'Het gebruiken voor een enkel veld: dat heeft geen beurt nodig.',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'In een veld op een telefoon, met ‘inTurn’ op de knoppen eronder: naar de volgende.' }],
  content: [
    'Boven de knoppen staat hoeveel er nog komen: ‘Vraag 2 van 7’. Komt er door een antwoord een vraag bij, dan telt die meteen mee.',
    'De weg verder staat in de balk onder de duim: ‘Volgende vraag’, en pas na de laatste ‘Opslaan en volgende’.',
  ],
};
