import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Inline } from '../layout/inline.js';
import { Text } from '../text/text.js';
import { AlertMark, Badge } from './badge.js';

export const badgeGuide: ComponentGuide = {
  purpose:
    'Een of twee woorden over het ding ernaast: ‘Nieuw’, ‘Gegevens missen’. Is er iets te doen, zet er dan een knop of link bij; het rode ‘!’ (AlertMark) is voor een menu, huis of onderdeel waar iets op de klant wacht.',
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
      { name: 'Label', at: 'strong + span', text: 'De toon is kleur én woord. Een waarschuwing heeft er een pictogram bij.' },
      { name: 'Uitroepteken', at: '[data-part=mark]', text: 'Rood, zonder woorden; een schermlezer hoort waarom het er staat.' },
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
      text: 'Achter de naam van het ding.',
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
      text: 'Alles een label: dan valt er niets meer op.',
    },
  ],
  keyboard: [],
  content: [
    'Een of twee woorden, zonder punt.',
    'Een toestand, geen opdracht: ‘Gegevens missen’, niet ‘Vul aan’.',
    'Het uitroepteken heeft altijd een reden: ‘Er missen gegevens’.',
  ],
};
