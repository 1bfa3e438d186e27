import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { ButtonLink } from '../button/button-link.js';
import { Text } from '../text/text.js';
import { Columns } from './columns.js';
import { Tile } from './tile.guide.js';

export const columnsGuide: ComponentGuide = {
  purpose:
    'Een raster waarvan het aantal kolommen meegroeit met het scherm: één op een telefoon, meer vanaf 768 en 1124 px. Voor losse dingen op een regel is er `Inline`.',
  anatomy: {
    picture: (
      <Columns tablet="2" desktop="4">
        <Tile>Advies</Tile>
        <Tile>Inspectie</Tile>
        <Tile>Installatie</Tile>
        <Tile>Onderhoud</Tile>
      </Columns>
    ),
    parts: [
      {
        name: 'Het raster',
        at: 'div',
        text: 'Even brede kolommen, of een brede met een smalle (`wideFirst`, `wideLast`, `fitLast`).',
      },
      { name: 'Een vak', at: 'div > div:nth-child(2)', text: 'Een lang woord duwt zijn kolom niet open.' },
    ],
  },
  dos: [
    {
      picture: (
        <Columns tablet="fitLast" align="center">
          <Text>We missen nog je woninggegevens.</Text>
          <ButtonLink href="#" width="phone">
            Aanvullen
          </ButtonLink>
        </Columns>
      ),
      text: 'Tekst met de knop die erbij hoort: de laatste kolom is zo breed als de knop.',
    },
  ],
  donts: [
    {
      picture: (
        <Columns phone="4" gap="xs">
          <Tile>Verwarming</Tile>
          <Tile>Isolatie</Tile>
          <Tile>Energielabel</Tile>
          <Tile>Verbruik</Tile>
        </Columns>
      ),
      text: 'Vier kolommen op een telefoon: er past geen woord meer in.',
    },
  ],
  keyboard: [],
  content: ['Houd teksten naast elkaar ongeveer even lang.'],
};
