import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Badge } from '../feedback/badge.js';
import { Text } from '../text/text.js';
import { Inline } from './inline.js';

export const inlineGuide: ComponentGuide = {
  purpose: {
    nl: 'Dingen naast elkaar, die op een volgende regel verdergaan als ze niet passen. Voor kolommen die overal even breed zijn is er `Columns`.',
    en: 'Things side by side, which go on in a next line when they don’t fit. For columns that have one width everywhere there is `Columns`.',
  },
  anatomy: {
    picture: (
      <Inline justify="between">
        <Text as="strong">Pomp AO</Text>
        <Badge tone="info">Nieuw</Badge>
      </Inline>
    ),
    parts: [
      {
        name: { nl: 'De rij', en: 'The row' },
        at: 'div',
        text: {
          nl: 'Verdeelt de kinderen: vooraan, in het midden, achteraan of uit elkaar.',
          en: 'Divides the children: in front, in the middle, at the back or apart.',
        },
      },
      {
        name: { nl: 'Een kind', en: 'A child' },
        at: 'strong + span',
        text: {
          nl: 'Zo breed als zijn inhoud. De rij lijnt uit op het midden of op de regel.',
          en: 'As wide as its contents. The row aligns on the middle or on the line.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <Inline stacked="phone" gap="m">
          <Button>Opslaan</Button>
          <Button tone="secondary">Annuleren</Button>
        </Inline>
      ),
      text: {
        nl: 'Knoppen onder een formulier: op een telefoon onder elkaar, over de volle breedte (`stacked="phone"`).',
        en: 'Buttons below a form: on a phone below each other, across the whole width (`stacked="phone"`).',
      },
    },
  ],
  donts: [
    {
      picture: (
        <Inline wrap="nowrap">
          <Text>Warmtepompinstallatievoorbereiding</Text>
          <Button>Aanvullen informatie</Button>
        </Inline>
      ),
      text: {
        nl: 'Dwing lange woorden niet op één regel: laat de rij afbreken.',
        en: 'Don’t force long words into one line: let the row break.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Wat naast elkaar staat, moet ook onder elkaar te begrijpen zijn.',
      en: 'What stands side by side has to be understood below each other too.',
    },
  ],
};
