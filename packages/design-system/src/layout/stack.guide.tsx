import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { Stack } from './stack.js';
import { Tile } from './tile.guide.js';

export const stackGuide: ComponentGuide = {
  purpose: 'Dingen onder elkaar, met overal dezelfde ruimte ertussen. Naast elkaar is `Inline`, in een raster `Columns`.',
  anatomy: {
    picture: (
      <Stack gap="m" as="ul">
        <li>
          <Tile>Verbruik</Tile>
        </li>
        <li>
          <Tile>Woning</Tile>
        </li>
        <li>
          <Tile>Isolatie</Tile>
        </li>
      </Stack>
    ),
    parts: [
      {
        name: 'De stapel',
        at: 'ul',
        text: 'Heeft zelf geen rand en geen marge. Als `ul` of `ol` is het ook voor een schermlezer een lijst.',
      },
      { name: 'Een kind', at: 'li:nth-child(2)', text: 'Wordt zo breed als de stapel, tenzij `align` iets anders zegt.' },
    ],
  },
  dos: [
    {
      picture: (
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={3}>Isolatie</Heading>
            <Text tone="muted">Nog niet ingevuld</Text>
          </Stack>
          <Tile>Dakisolatie</Tile>
        </Stack>
      ),
      text: 'Weinig ruimte binnen wat bij elkaar hoort, meer ertussen: een stapel in een stapel.',
    },
  ],
  donts: [
    {
      picture: (
        <Stack gap="l">
          <Heading level={3}>Isolatie</Heading>
          <Text tone="muted">Nog niet ingevuld</Text>
          <Tile>Dakisolatie</Tile>
        </Stack>
      ),
      text: 'Overal dezelfde ruimte: nu hoort de uitleg nergens bij.',
    },
  ],
  keyboard: [],
  content: ['De volgorde in de stapel is de volgorde waarin hij wordt voorgelezen: zet het belangrijkste vooraan.'],
};
