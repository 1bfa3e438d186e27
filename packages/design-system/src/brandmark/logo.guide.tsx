import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { Logo } from './logo.js';

export const logoGuide: ComponentGuide = {
  purpose: {
    nl: 'De naam van wie verkoopt, met het stukje leiding ervoor. In de kop van elke pagina en boven een mail; verder nergens.',
    en: 'The seller’s name, with the bit of pipe before it. In the header of each page and above a mail; nowhere else.',
  },
  anatomy: {
    picture: <Logo />,
    parts: [
      {
        name: { nl: 'De leiding', en: 'The pipe' },
        at: 'span > span:first-child',
        text: {
          nl: 'Van koud naar warm. Versiering voor een schermlezer.',
          en: 'From cold to warm. Decoration to a screen reader.',
        },
      },
      {
        name: { nl: 'De naam', en: 'The name' },
        at: 'span > span:last-child',
        text: {
          nl: 'Gewone tekst, kleine letters: een ander merk geeft zijn eigen naam.',
          en: 'Plain text, small letters: another brand gives its own name.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <Logo name="noord" />,
      text: {
        nl: 'Een ander merk: dezelfde opbouw, eigen naam, eigen kleuren.',
        en: 'Another brand: the same build, its own name, its own colours.',
      },
    },
  ],
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
      text: {
        nl: 'Niet in een zin: daar staat de naam gewoon uitgeschreven, met een hoofdletter.',
        en: 'Not in a sentence: there the name is simply written out, with a capital.',
      },
    },
  ],
  keyboard: [],
  content: [{ nl: 'Eén woord, zonder ‘BV’ of slogan.', en: 'One word, without ‘Ltd’ or a slogan.' }],
};
