import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Heading } from './heading.js';
import { Text } from './text.js';

export const headingGuide: ComponentGuide = {
  purpose: 'Zegt waar een stuk over gaat, en maakt de inhoudsopgave van de pagina. De titel van een scherm maakt `PageHeader`.',
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
        name: 'De kop',
        at: 'h2',
        text: '`level` is de plaats in de inhoudsopgave, `size` hoe groot hij is. Die twee hoeven niet gelijk op te gaan.',
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
      text: 'Sla geen niveau over: onder een h2 komt een h3.',
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
      text: 'Een niveau kiezen om de grootte, of een kop als blikvanger.',
    },
  ],
  keyboard: [],
  content: [
    'Spreek de lezer aan en zeg wat er te doen is: ‘Nog twee dingen, dan kunnen we kijken.’',
    'Hooguit één regel op een bureau, twee op een telefoon.',
    'Lang woord in een kop: zet een zacht afbreekteken op een lettergreep.',
  ],
};
