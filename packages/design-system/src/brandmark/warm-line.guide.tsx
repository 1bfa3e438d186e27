import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { WarmLine } from './warm-line.js';

export const warmLineGuide: ComponentGuide = {
  purpose: {
    nl: 'Het motief: een leiding van koude buitenlucht naar een warm huis. Versiering; hoe ver iets is, zeggen de stappenbalk en de voortgangslijn, die van hetzelfde gemaakt zijn.',
    en: 'The motif: a pipe from cold air outside to a warm house. Decoration; how far something is, is said by the steps and the progress line, which are made of the same.',
  },
  anatomy: {
    picture: (
      <Stack gap="s">
        <Heading level={3}>Het proces</Heading>
        <WarmLine length="short" />
      </Stack>
    ),
    parts: [
      {
        name: { nl: 'De lijn', en: 'The line' },
        at: 'div > span',
        text: {
          nl: 'Altijd van koud naar warm. Dik of dun, lang of kort, met ronde of rechte einden.',
          en: 'Always from cold to warm. Thick or thin, long or short, with round or straight ends.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <Stack gap="s">
          <Heading level={3}>Warmte uit koude lucht</Heading>
          <WarmLine length="short" />
        </Stack>
      ),
      text: {
        nl: 'Eén lijn per scherm, waar iets begint: onder de grote kop of boven de ene kaart.',
        en: 'One line per screen, where something begins: below the large heading or above the one card.',
      },
    },
  ],
  donts: [
    {
      picture: (
        <Stack gap="s">
          <Heading level={4}>Verbruik</Heading>
          <WarmLine />
          <Heading level={4}>Woning</Heading>
          <WarmLine />
          <Heading level={4}>Isolatie</Heading>
          <WarmLine />
        </Stack>
      ),
      text: { nl: 'Onder elke kop een lijn: dan is het een streep.', en: 'A line below each heading: then it is a stripe.' },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'De lijn heeft geen woorden. Wat hij zou kunnen betekenen, staat ernaast.',
      en: 'The line has no words. What it could mean stands beside it.',
    },
  ],
};
