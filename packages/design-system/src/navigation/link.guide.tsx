import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Inline } from '../layout/inline.js';
import { Text } from '../text/text.js';
import { Link } from './link.js';

export const linkGuide: ComponentGuide = {
  purpose: 'Gaat ergens heen. Gebeurt er iets, dan is het een knop; gaat het om de ene stap die telt, dan een `ButtonLink`.',
  anatomy: {
    picture: (
      <Text>
        Lees meer over <Link href="https://www.rvo.nl/subsidies">subsidie bij RVO</Link>.
      </Text>
    ),
    parts: [
      { name: 'De woorden', at: 'a', text: 'Zeggen waar je heen gaat, ook zonder de zin eromheen.' },
      {
        name: 'Teken',
        at: 'svg',
        text: 'Alleen als je de site verlaat of er een tabblad opengaat; een schermlezer hoort het ook.',
      },
    ],
  },
  dos: [
    {
      picture: (
        <Text>
          Bekijk eerst <Link href="/het-proces">hoe het plaatsen gaat</Link>.
        </Text>
      ),
      text: 'De woorden van de link zeggen waar hij heen gaat.',
    },
    {
      picture: (
        <Inline gap="l">
          <Button>Bereken mijn besparing</Button>
          <Link href="/het-proces" tone="strong">
            Zo werkt het
          </Link>
        </Inline>
      ),
      text: 'Naast een knop: `strong`, even goed te raken en rustiger.',
    },
  ],
  donts: [
    {
      picture: (
        <Text>
          Voor meer informatie klik <Link href="/het-proces">hier</Link>.
        </Text>
      ),
      text: '‘Hier’ zegt niets in een lijst van links.',
    },
    {
      picture: (
        <Link href="/voorwaarden" newTab>
          Voorwaarden
        </Link>
      ),
      text: 'Een nieuw tabblad zonder reden: alleen als iemand anders zijn invoer kwijt is.',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'Volgt de link. Is er iets niet opgeslagen, dan komt eerst de vraag of je weg wilt.' }],
  content: [
    'Twee tot zes woorden, zonder ‘klik’ en ‘hier’.',
    'Zeg bij een bestand wat het is: ‘Brochure (pdf)’.',
    'Schrijf een adres zonder schuine streep of met: de link maakt het in orde.',
  ],
};
