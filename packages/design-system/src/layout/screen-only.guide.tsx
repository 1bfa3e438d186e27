import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { ScreenOnly } from './screen-only.js';
import { Stack } from './stack.js';

export const screenOnlyGuide: ComponentGuide = {
  purpose: {
    nl: 'Wat niet meegaat naar de printer: een formulier om iets te sturen, een stuk dat alleen uit handelingen bestaat. Neemt zelf geen plaats in de indeling in.',
    en: 'What doesn’t go to the printer: a form to send something, a part that is made of actions only. Takes no place in the layout itself.',
  },
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
        name: { nl: 'Wat op het scherm blijft', en: 'What stays on the screen' },
        at: 'div > p',
        text: {
          nl: 'Staat in beeld alsof er niets omheen staat, en ontbreekt op papier.',
          en: 'Is shown as if nothing stood around it, and isn’t there on paper.',
        },
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
      text: { nl: 'Laat weg wat op papier niet te doen is.', en: 'Leave out what can’t be done on paper.' },
    },
  ],
  donts: [
    {
      picture: (
        <ScreenOnly>
          <Text>Geldig tot en met 31 december 2026</Text>
        </ScreenOnly>
      ),
      text: { nl: 'Iets weglaten wat iemand op papier wil hebben.', en: 'Leaving out something that someone wants on paper.' },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Knoppen, menu’s en zoekvelden ontbreken op papier vanzelf; de uitleg eromheen hoort in dit onderdeel.',
      en: 'Buttons, menus and search fields aren’t on paper by themselves; the explanation around them belongs in this component.',
    },
  ],
};
