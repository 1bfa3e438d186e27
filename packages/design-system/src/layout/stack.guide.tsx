import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { Stack } from './stack.js';
import { Tile } from './tile.guide.js';

export const stackGuide: ComponentGuide = {
  purpose: {
    nl: 'Dingen onder elkaar, met overal dezelfde ruimte ertussen. Naast elkaar is `Inline`, in een raster `Columns`.',
    en: 'Things below each other, with the same room between them everywhere. Side by side is `Inline`, in a grid `Columns`.',
  },
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
        name: { nl: 'De stapel', en: 'The stack' },
        at: 'ul',
        text: {
          nl: 'Heeft zelf geen rand en geen marge. Als `ul` of `ol` is het ook voor een schermlezer een lijst.',
          en: 'Has no border and no margin itself. As `ul` or `ol` it is a list to a screen reader too.',
        },
      },
      {
        name: { nl: 'Een kind', en: 'A child' },
        at: 'li:nth-child(2)',
        text: {
          nl: 'Wordt zo breed als de stapel, tenzij `align` iets anders zegt.',
          en: 'Becomes as wide as the stack, unless `align` says otherwise.',
        },
      },
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
      text: {
        nl: 'Weinig ruimte binnen wat bij elkaar hoort, meer ertussen: een stapel in een stapel.',
        en: 'Little room within what belongs together, more between: a stack in a stack.',
      },
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
      text: {
        nl: 'Overal dezelfde ruimte: nu hoort de uitleg nergens bij.',
        en: 'The same room everywhere: now the explanation belongs to nothing.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'De volgorde in de stapel is de volgorde waarin hij wordt voorgelezen: zet het belangrijkste vooraan.',
      en: 'The order in the stack is the order in which it is read aloud: put the most important first.',
    },
  ],
};
