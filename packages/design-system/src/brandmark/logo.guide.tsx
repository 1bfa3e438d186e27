import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { Logo } from './logo.js';

export const logoGuide: ComponentGuide = {
  purpose: 'De naam van wie verkoopt, met het stukje leiding ervoor. In de kop van elke pagina en boven een mail; verder nergens.',
  anatomy: {
    picture: <Logo />,
    parts: [
      { name: 'De leiding', at: 'span > span:first-child', text: 'Van koud naar warm. Versiering voor een schermlezer.' },
      {
        name: 'De naam',
        at: 'span > span:last-child',
        text: 'Gewone tekst, kleine letters: een ander merk geeft zijn eigen naam.',
      },
    ],
  },
  dos: [{ picture: <Logo name="noord" />, text: 'Een ander merk: dezelfde opbouw, eigen naam, eigen kleuren.' }],
  donts: [
    {
      picture: (
        <Stack gap="s">
          <Heading level={3}>
            Welkom bij <Logo />
          </Heading>
          <Text>Logo in een zin.</Text>
        </Stack>
      ),
      text: 'Niet in een zin: daar staat de naam gewoon uitgeschreven, met een hoofdletter.',
    },
  ],
  keyboard: [],
  content: ['Eén woord, zonder ‘BV’ of slogan.'],
};
