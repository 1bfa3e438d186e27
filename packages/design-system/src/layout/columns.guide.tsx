import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { ButtonLink } from '../button/button-link.js';
import { Text } from '../text/text.js';
import { Columns } from './columns.js';
import { Tile } from './tile.guide.js';

export const columnsGuide: ComponentGuide = {
  purpose: {
    nl: 'Een raster waarvan het aantal kolommen meegroeit met het scherm: één op een telefoon, meer vanaf 768 en 1124 px. Voor losse dingen op een regel is er `Inline`.',
    en: 'A grid whose number of columns grows with the screen: one on a phone, more from 768 and 1124 px. For loose things on a line there is `Inline`.',
  },
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
        name: { nl: 'Het raster', en: 'The grid' },
        at: 'div',
        text: {
          nl: 'Even brede kolommen, of een brede met een smalle (`wideFirst`, `wideLast`, `fitLast`).',
          en: 'Columns of one width, or a wide one with a narrow one (`wideFirst`, `wideLast`, `fitLast`).',
        },
      },
      {
        name: { nl: 'Een vak', en: 'A cell' },
        at: 'div > div:nth-child(2)',
        text: { nl: 'Een lang woord duwt zijn kolom niet open.', en: 'A long word doesn’t push its column open.' },
      },
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
      text: {
        nl: 'Tekst met de knop die erbij hoort: de laatste kolom is zo breed als de knop.',
        en: 'Text with the button that belongs to it: the last column is as wide as the button.',
      },
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
      text: {
        nl: 'Vier kolommen op een telefoon: er past geen woord meer in.',
        en: 'Four columns on a phone: no word fits any more.',
      },
    },
  ],
  keyboard: [],
  content: [{ nl: 'Houd teksten naast elkaar ongeveer even lang.', en: 'Keep texts side by side about equally long.' }],
};
