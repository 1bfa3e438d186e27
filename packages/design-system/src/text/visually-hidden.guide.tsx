import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Icon } from '../icon/icon.js';
import { doneIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { Text } from './text.js';
import { VisuallyHidden } from './visually-hidden.js';

export const visuallyHiddenGuide: ComponentGuide = {
  purpose: {
    nl: 'Woorden die alleen een schermlezer leest: wat wie ziet, afleest aan de plaats of een teken. Wat iedereen moet weten, hoort gewoon in beeld.',
    en: 'Words that only a screen reader reads: what whoever sees takes from the place or a sign. What everyone has to know simply belongs in sight.',
  },
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
      {
        name: { nl: 'De woorden', en: 'The words' },
        at: 'span > span',
        text: { nl: 'Staan in de leesvolgorde, nemen geen plaats in.', en: 'Stand in the order of reading, take no place.' },
      },
      {
        name: { nl: 'Het teken', en: 'The sign' },
        at: 'svg',
        text: { nl: 'Zegt hetzelfde aan wie ziet.', en: 'Says the same to whoever sees.' },
      },
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
      text: { nl: 'Zeg wat het vinkje zegt.', en: 'Say what the tick says.' },
    },
  ],
  donts: [
    {
      picture: (
        <Text>
          Wachtwoord<VisuallyHidden>: minstens acht tekens, met een hoofdletter en een cijfer</VisuallyHidden>
        </Text>
      ),
      text: { nl: 'Een eis verstoppen die iedereen moet weten.', en: 'Hiding a demand that everyone has to know.' },
    },
  ],
  keyboard: [],
  content: [
    { nl: 'Een paar woorden, in dezelfde taal als eromheen.', en: 'A few words, in the same language as around them.' },
    {
      nl: 'Zet er een spatie of haakje voor, anders plakt het aan het vorige woord.',
      en: 'Put a space or bracket before it, or it sticks to the word before.',
    },
  ],
};
