import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Inline } from '../layout/inline.js';
import { Text } from '../text/text.js';
import { Icon } from './icon.js';
import { addressIcon, closeIcon, doneIcon, houseIcon, openIcon, warningIcon } from './icons.js';

export const iconGuide: ComponentGuide = {
  purpose:
    'Een tekening van lucide in onze lijn, die een woord sneller vindbaar maakt. Zelden zonder woord: alleen waar iedereen het teken kent, zoals een kruis.',
  anatomy: {
    picture: (
      <Inline gap="xxl">
        <Inline gap="xs">
          <Icon of={houseIcon} />
          <Text as="span">Woning</Text>
        </Inline>
        <Icon of={doneIcon} label="Ingevuld" />
      </Inline>
    ),
    parts: [
      { name: 'Tekening', at: 'svg', text: 'Eén lijndikte, in de kleur van de tekst. Naast tekst is hij versiering.' },
      { name: 'Naam', at: '[role=img]', text: 'Alleen als het pictogram iets zegt wat nergens anders staat.' },
    ],
  },
  dos: [
    {
      picture: (
        <Inline gap="m">
          <Inline gap="xs">
            <Icon of={doneIcon} label="Ingevuld" />
            <Text as="span">Woning</Text>
          </Inline>
          <Inline gap="xs">
            <Icon of={openIcon} label="Nog niet ingevuld" />
            <Text as="span">Verbruik</Text>
          </Inline>
        </Inline>
      ),
      text: 'Toestanden verschillen in vorm, niet alleen in kleur.',
    },
  ],
  donts: [
    {
      picture: (
        <Inline gap="m">
          <Icon of={houseIcon} size="large" />
          <Icon of={addressIcon} size="large" />
          <Icon of={warningIcon} size="large" />
          <Icon of={closeIcon} size="large" />
        </Inline>
      ),
      text: 'Een rij tekens zonder woorden: je moet raden welke je nodig hebt.',
    },
  ],
  keyboard: [],
  content: [
    'Een naam zegt wat het teken betekent, niet wat erop staat: ‘Ingevuld’, niet ‘vinkje’.',
    'Een teken betekent overal hetzelfde; de lijst met betekenissen staat hieronder.',
  ],
};
