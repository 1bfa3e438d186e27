import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Inline } from '../layout/inline.js';
import { Text } from '../text/text.js';
import { Icon } from './icon.js';
import { addressIcon, closeIcon, doneIcon, houseIcon, openIcon, warningIcon } from './icons.js';

export const iconGuide: ComponentGuide = {
  purpose: {
    nl: 'Een tekening van lucide in onze lijn, die een woord sneller vindbaar maakt. Zelden zonder woord: alleen waar iedereen het teken kent, zoals een kruis.',
    en: 'A drawing of lucide’s in our line, which makes a word quicker to find. Seldom without a word: only where everyone knows the sign, such as a cross.',
  },
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
      {
        name: { nl: 'Tekening', en: 'Drawing' },
        at: 'svg',
        text: {
          nl: 'Eén lijndikte, in de kleur van de tekst. Naast tekst is hij versiering.',
          en: 'One thickness of line, in the colour of the text. Beside text it is decoration.',
        },
      },
      {
        name: { nl: 'Naam', en: 'Name' },
        at: '[role=img]',
        text: {
          nl: 'Alleen als het pictogram iets zegt wat nergens anders staat.',
          en: 'Only when the icon says something that stands nowhere else.',
        },
      },
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
      text: { nl: 'Toestanden verschillen in vorm, niet alleen in kleur.', en: 'States differ in shape, not in colour alone.' },
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
      text: {
        nl: 'Een rij tekens zonder woorden: je moet raden welke je nodig hebt.',
        en: 'A row of signs without words: you have to guess which one you need.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Een naam zegt wat het teken betekent, niet wat erop staat: ‘Ingevuld’, niet ‘vinkje’.',
      en: 'A name says what the sign means, not what is on it: ‘Filled in’, not ‘tick’.',
    },
    {
      nl: 'Een teken betekent overal hetzelfde; de lijst met betekenissen staat hieronder.',
      en: 'A sign means the same everywhere; the list of meanings stands below.',
    },
  ],
};
