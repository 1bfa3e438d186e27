import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Inline } from '../layout/inline.js';
import { Text } from '../text/text.js';
import { Link } from './link.js';

export const linkGuide: ComponentGuide = {
  purpose: {
    nl: 'Gaat ergens heen. Gebeurt er iets, dan is het een knop; gaat het om de ene stap die telt, dan een `ButtonLink`.',
    en: 'Goes somewhere. If something happens, it is a button; if it is the one step that counts, a `ButtonLink`.',
  },
  anatomy: {
    picture: (
      <Text>
        Lees meer over <Link href="https://www.rvo.nl/subsidies">subsidie bij RVO</Link>.
      </Text>
    ),
    parts: [
      {
        name: { nl: 'De woorden', en: 'The words' },
        at: 'a',
        text: {
          nl: 'Zeggen waar je heen gaat, ook zonder de zin eromheen.',
          en: 'Say where you go, also without the sentence around them.',
        },
      },
      {
        name: { nl: 'Teken', en: 'Sign' },
        at: 'svg',
        text: {
          nl: 'Alleen als je de site verlaat of er een tabblad opengaat; een schermlezer hoort het ook.',
          en: 'Only if you leave the site or a tab opens; a screen reader hears it too.',
        },
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
      text: { nl: 'De woorden van de link zeggen waar hij heen gaat.', en: 'The words of the link say where it leads.' },
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
      text: {
        nl: 'Naast een knop: `strong`, even goed te raken en rustiger.',
        en: 'Beside a button: `strong`, as easy to hit and quieter.',
      },
    },
  ],
  donts: [
    {
      picture: (
        <Text>
          Voor meer informatie klik <Link href="/het-proces">hier</Link>.
        </Text>
      ),
      text: { nl: '‘Hier’ zegt niets in een lijst van links.', en: '‘Here’ says nothing in a list of links.' },
    },
    {
      picture: (
        <Link href="/voorwaarden" newTab>
          Voorwaarden
        </Link>
      ),
      text: {
        nl: 'Een nieuw tabblad zonder reden: alleen als iemand anders zijn invoer kwijt is.',
        en: 'A new tab without a reason: only if someone would lose what they filled in.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: {
        nl: 'Volgt de link. Is er iets niet opgeslagen, dan komt eerst de vraag of je weg wilt.',
        en: 'Follows the link. If something isn’t saved, the question comes first whether you want to leave.',
      },
    },
  ],
  content: [
    { nl: 'Twee tot zes woorden, zonder ‘klik’ en ‘hier’.', en: 'Two to six words, without ‘click’ and ‘here’.' },
    { nl: 'Zeg bij een bestand wat het is: ‘Brochure (pdf)’.', en: 'Say of a file what it is: ‘Brochure (pdf)’.' },
    {
      nl: 'Schrijf een adres zonder schuine streep of met: de link maakt het in orde.',
      en: 'Write an address with or without a slash at its end: the link puts it right.',
    },
  ],
};
