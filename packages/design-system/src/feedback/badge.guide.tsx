import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Inline } from '../layout/inline.js';
import { Text } from '../text/text.js';
import { AlertMark, Badge } from './badge.js';

export const badgeGuide: ComponentGuide = {
  purpose: {
    nl: 'Een of twee woorden over het ding ernaast: ‘Nieuw’, ‘Gegevens missen’. Is er iets te doen, zet er dan een knop of link bij; het rode ‘!’ (AlertMark) is voor een menu, huis of onderdeel waar iets op de klant wacht.',
    en: 'One or two words about the thing beside it: ‘New’, ‘Answers missing’. If there is something to do, add a button or link; the red ‘!’ (AlertMark) is for a menu, house or part where something waits for the customer.',
  },
  anatomy: {
    picture: (
      <Inline gap="xl">
        <Text as="strong">Kastanjelaan 12</Text>
        <Badge tone="warning">Gegevens missen</Badge>
        <span data-part="mark">
          <AlertMark label="Er missen gegevens" />
        </span>
      </Inline>
    ),
    parts: [
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'strong + span',
        text: {
          nl: 'De toon is kleur én woord. Een waarschuwing heeft er een pictogram bij.',
          en: 'The tone is colour and word. A warning has an icon too.',
        },
      },
      {
        name: { nl: 'Uitroepteken', en: 'Exclamation mark' },
        at: '[data-part=mark]',
        text: {
          nl: 'Rood, zonder woorden; een schermlezer hoort waarom het er staat.',
          en: 'Red, without words; a screen reader hears why it is there.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <Inline gap="s">
          <Text as="strong">Offerte</Text>
          <Badge tone="new">Nieuw</Badge>
        </Inline>
      ),
      text: { nl: 'Achter de naam van het ding.', en: 'After the name of the thing.' },
    },
  ],
  donts: [
    {
      picture: (
        <Inline gap="s">
          <Badge tone="new">Nieuw</Badge>
          <Badge tone="info">Offerte</Badge>
          <Badge tone="info">PDF</Badge>
          <Badge tone="success">Beschikbaar</Badge>
        </Inline>
      ),
      text: { nl: 'Alles een label: dan valt er niets meer op.', en: 'Everything a badge: then nothing stands out any more.' },
    },
  ],
  keyboard: [],
  content: [
    { nl: 'Een of twee woorden, zonder punt.', en: 'One or two words, without a full stop.' },
    {
      nl: 'Een toestand, geen opdracht: ‘Gegevens missen’, niet ‘Vul aan’.',
      en: 'A state, no order: ‘Answers missing’, not ‘Fill in’.',
    },
    {
      nl: 'Het uitroepteken heeft altijd een reden: ‘Er missen gegevens’.',
      en: 'The exclamation mark always has a reason: ‘Answers are missing’.',
    },
  ],
};
