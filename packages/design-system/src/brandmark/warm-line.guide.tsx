import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { WarmLine } from './warm-line.js';

export const warmLineGuide: ComponentGuide = {
  purpose:
    'Het motief: een leiding van koude buitenlucht naar een warm huis. Versiering; hoe ver iets is, zeggen de stappenbalk en de voortgangslijn, die van hetzelfde gemaakt zijn.',
  anatomy: {
    picture: (
      <Stack gap="s">
        <Heading level={3}>Het proces</Heading>
        <WarmLine length="short" />
      </Stack>
    ),
    parts: [
      {
        name: 'De lijn',
        at: 'div > span',
        text: 'Altijd van koud naar warm. Dik of dun, lang of kort, met ronde of rechte einden.',
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
      text: 'Eén lijn per scherm, waar iets begint: onder de grote kop of boven de ene kaart.',
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
      text: 'Onder elke kop een lijn: dan is het een streep.',
    },
  ],
  keyboard: [],
  content: ['De lijn heeft geen woorden. Wat hij zou kunnen betekenen, staat ernaast.'],
};
