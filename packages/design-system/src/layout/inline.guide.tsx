import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Badge } from '../feedback/badge.js';
import { Text } from '../text/text.js';
import { Inline } from './inline.js';

export const inlineGuide: ComponentGuide = {
  purpose:
    'Dingen naast elkaar, die op een volgende regel verdergaan als ze niet passen. Voor kolommen die overal even breed zijn is er `Columns`.',
  anatomy: {
    picture: (
      <Inline justify="between">
        <Text as="strong">Pomp AO</Text>
        <Badge tone="info">Nieuw</Badge>
      </Inline>
    ),
    parts: [
      { name: 'De rij', at: 'div', text: 'Verdeelt de kinderen: vooraan, in het midden, achteraan of uit elkaar.' },
      { name: 'Een kind', at: 'strong + span', text: 'Zo breed als zijn inhoud. De rij lijnt uit op het midden of op de regel.' },
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
      text: 'Knoppen onder een formulier: op een telefoon onder elkaar, over de volle breedte (`stacked="phone"`).',
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
      text: 'Dwing lange woorden niet op één regel: laat de rij afbreken.',
    },
  ],
  keyboard: [],
  content: ['Wat naast elkaar staat, moet ook onder elkaar te begrijpen zijn.'],
};
