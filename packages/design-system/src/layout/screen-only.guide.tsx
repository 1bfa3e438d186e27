import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { ScreenOnly } from './screen-only.js';
import { Stack } from './stack.js';

export const screenOnlyGuide: ComponentGuide = {
  purpose:
    'Wat niet meegaat naar de printer: een formulier om iets te sturen, een stuk dat alleen uit handelingen bestaat. Neemt zelf geen plaats in de indeling in.',
  anatomy: {
    picture: (
      <Stack gap="m">
        <Heading level={4}>Lindelaan 12</Heading>
        <ScreenOnly>
          <Text>Een adres waar een bestelling bij hoort, kun je niet verwijderen.</Text>
          <div>
            <Button tone="danger">Adres verwijderen</Button>
          </div>
        </ScreenOnly>
      </Stack>
    ),
    parts: [
      {
        name: 'Wat op het scherm blijft',
        at: 'div > p',
        text: 'Staat in beeld alsof er niets omheen staat, en ontbreekt op papier.',
      },
    ],
  },
  dos: [
    {
      picture: (
        <Stack gap="s">
          <Text>Installatie: 12 januari 2027</Text>
          <ScreenOnly>
            <Text>Stel je vraag aan Joost.</Text>
          </ScreenOnly>
        </Stack>
      ),
      text: 'Laat weg wat op papier niet te doen is.',
    },
  ],
  donts: [
    {
      picture: (
        <ScreenOnly>
          <Text>Geldig tot en met 31 december 2026</Text>
        </ScreenOnly>
      ),
      text: 'Iets weglaten wat iemand op papier wil hebben.',
    },
  ],
  keyboard: [],
  content: ['Knoppen, menu’s en zoekvelden ontbreken op papier vanzelf; de uitleg eromheen hoort in dit onderdeel.'],
};
