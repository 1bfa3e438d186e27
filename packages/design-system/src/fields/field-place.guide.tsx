import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { FieldPlace } from './field-place.js';

export const fieldPlaceGuide: ComponentGuide = {
  purpose: {
    nl: 'Houdt de plaats vrij van een veld waarvan het script nog komt. De vraag en de uitleg staan er al, zodat het veld net zo hoog wordt en wat eronder staat niet onder een druk vandaan schuift. Komt er geen veld maar iets anders, neem dan het geraamte.',
    en: 'Keeps the place of a field whose script is still to come. The question and its explanation are there already, so that the field becomes just as high and what stands below it doesn’t move from under a press. If no field will come but something else, take the skeleton.',
  },
  anatomy: {
    picture: <FieldPlace label="Geboortedatum" help="Bijvoorbeeld 31-12-1980." />,
    parts: [
      {
        name: { nl: 'Vraag en uitleg', en: 'Question and explanation' },
        at: 'div > span',
        text: { nl: 'Die van het veld dat komt, met al hun regels.', en: 'Those of the field to come, with all their lines.' },
      },
      {
        name: { nl: 'Plaats', en: 'Place' },
        at: 'span[aria-hidden]',
        text: {
          nl: 'Zo hoog als het invoervak, of als alle vakken onder elkaar.',
          en: 'As high as the input, or as all boxes below each other.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <Stack gap="m">
          <FieldPlace label="Wat is geïsoleerd?" help="Je mag er meer kiezen." controls={3} />
        </Stack>
      ),
      text: { nl: 'Zeg hoeveel vakken er komen.', en: 'Say how many boxes will come.' },
    },
  ],
  donts: [
    {
      picture: <FieldPlace label="Geboortedatum" />,
      text: {
        nl: 'De uitleg weglaten die het veld wel heeft: dan schuift alles een regel op.',
        en: 'Leaving out the explanation that the field does have: then everything moves a line.',
      },
    },
  ],
  keyboard: [],
  content: [{ nl: 'De woorden zijn die van het veld zelf.', en: 'The words are those of the field itself.' }],
};
