import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { FieldPlace } from './field-place.js';

export const fieldPlaceGuide: ComponentGuide = {
  purpose:
    'Houdt de plaats vrij van een veld waarvan het script nog komt. De vraag en de uitleg staan er al, zodat het veld net zo hoog wordt en wat eronder staat niet onder een druk vandaan schuift. Komt er geen veld maar iets anders, neem dan het geraamte.',
  anatomy: {
    picture: <FieldPlace label="Geboortedatum" help="Bijvoorbeeld 31-12-1980." />,
    parts: [
      { name: 'Vraag en uitleg', at: 'div > span', text: 'Die van het veld dat komt, met al hun regels.' },
      { name: 'Plaats', at: 'span[aria-hidden]', text: 'Zo hoog als het invoervak, of als alle vakken onder elkaar.' },
    ],
  },
  dos: [
    {
      picture: (
        <Stack gap="m">
          <FieldPlace label="Wat is geïsoleerd?" help="Je mag er meer kiezen." controls={3} />
        </Stack>
      ),
      text: 'Zeg hoeveel vakken er komen.',
    },
  ],
  donts: [
    {
      picture: <FieldPlace label="Geboortedatum" />,
      text: 'De uitleg weglaten die het veld wel heeft: dan schuift alles een regel op.',
    },
  ],
  keyboard: [],
  content: ['De woorden zijn die van het veld zelf.'],
};
