import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Heading } from './heading.js';
import { Text } from './text.js';

export const headingGuide: ComponentGuide = {
  purpose: {
    nl: 'Zegt waar een stuk over gaat, en maakt de inhoudsopgave van de pagina. De titel van een scherm maakt `PageHeader`.',
    en: 'Says what a part is about, and makes the page’s table of contents. The title of a screen is made by `PageHeader`.',
  },
  anatomy: {
    picture: (
      <Stack gap="xs">
        <Heading level={2} size="h3">
          Isolatie &amp; ventilatie
        </Heading>
        <Text tone="muted">Wat is er aan je huis gedaan?</Text>
      </Stack>
    ),
    parts: [
      {
        name: { nl: 'De kop', en: 'The heading' },
        at: 'h2',
        text: {
          nl: '`level` is de plaats in de inhoudsopgave, `size` hoe groot hij is. Die twee hoeven niet gelijk op te gaan.',
          en: '`level` is the place in the table of contents, `size` how large it is. The two needn’t go together.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <Stack gap="s">
          <Heading level={2}>Je woning</Heading>
          <Heading level={3}>Wat voor woning heb je?</Heading>
        </Stack>
      ),
      text: { nl: 'Sla geen niveau over: onder een h2 komt een h3.', en: 'Don’t skip a level: below an h2 comes an h3.' },
    },
  ],
  donts: [
    {
      picture: (
        <Stack gap="s">
          <Heading level={2}>Je woning</Heading>
          <Heading level={4} size="display">
            Let op!
          </Heading>
        </Stack>
      ),
      text: {
        nl: 'Een niveau kiezen om de grootte, of een kop als blikvanger.',
        en: 'Choosing a level for its size, or a heading to catch the eye.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Spreek de lezer aan en zeg wat er te doen is: ‘Nog twee dingen, dan kunnen we kijken.’',
      en: 'Speak to the reader and say what there is to do: ‘Two more things, then we can have a look.’',
    },
    { nl: 'Hooguit één regel op een bureau, twee op een telefoon.', en: 'One line at most on a desk, two on a phone.' },
    {
      nl: 'Lang woord in een kop: zet een zacht afbreekteken op een lettergreep.',
      en: 'A long word in a heading: put a soft hyphen at a syllable.',
    },
  ],
};
