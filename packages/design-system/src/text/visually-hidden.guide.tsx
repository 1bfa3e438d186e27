import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Icon } from '../icon/icon.js';
import { doneIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { Text } from './text.js';
import { VisuallyHidden } from './visually-hidden.js';

export const visuallyHiddenGuide: ComponentGuide = {
  purpose:
    'Woorden die alleen een schermlezer leest: wat wie ziet, afleest aan de plaats of een teken. Wat iedereen moet weten, hoort gewoon in beeld.',
  anatomy: {
    picture: (
      <Inline gap="xl">
        <Text as="span">
          <VisuallyHidden>Ingevuld: </VisuallyHidden>
          Verbruik
        </Text>
        <Icon of={doneIcon} />
      </Inline>
    ),
    parts: [
      { name: 'De woorden', at: 'span > span', text: 'Staan in de leesvolgorde, nemen geen plaats in.' },
      { name: 'Het teken', at: 'svg', text: 'Zegt hetzelfde aan wie ziet.' },
    ],
  },
  dos: [
    {
      picture: (
        <Inline gap="xs">
          <Text as="span">Woning</Text>
          <Icon of={doneIcon} />
          <VisuallyHidden>ingevuld</VisuallyHidden>
        </Inline>
      ),
      text: 'Zeg wat het vinkje zegt.',
    },
  ],
  donts: [
    {
      picture: (
        <Text>
          Wachtwoord<VisuallyHidden>: minstens acht tekens, met een hoofdletter en een cijfer</VisuallyHidden>
        </Text>
      ),
      text: 'Een eis verstoppen die iedereen moet weten.',
    },
  ],
  keyboard: [],
  content: [
    'Een paar woorden, in dezelfde taal als eromheen.',
    'Zet er een spatie of haakje voor, anders plakt het aan het vorige woord.',
  ],
};
