import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { ButtonLink } from '../button/button-link.js';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { Card } from './card.js';

export const cardGuide: ComponentGuide = {
  purpose: {
    nl: 'Eén ding op een pagina: een bestelling, een huis, een rekenhulp. Wat gewoon tekst is, hoort op het papier.',
    en: 'One thing on a page: an order, a house, a calculator. What is simply text belongs on the paper.',
  },
  anatomy: {
    picture: (
      <Card line>
        <Stack>
          <Heading level={3}>Pomp AO</Heading>
          <Text>De buitenunit naast je cv-ketel.</Text>
          <Card tone="action" padding="m">
            <Text>We missen nog je woninggegevens.</Text>
          </Card>
        </Stack>
      </Card>
    ),
    parts: [
      {
        name: { nl: 'Warme lijn', en: 'Warm line' },
        at: 'span[aria-hidden]',
        text: { nl: 'Alleen op de ene kaart waar iets begint.', en: 'Only on the one card where something begins.' },
      },
      {
        name: { nl: 'Inhoud', en: 'Contents' },
        at: 'h3',
        text: {
          nl: 'Begint met een kop. Als `section` heet de kaart naar die kop (`labelledBy`).',
          en: 'Begins with a heading. As a `section` the card is named after that heading (`labelledBy`).',
        },
      },
      {
        name: { nl: 'Vlak', en: 'Surface' },
        at: 'div > div > div > div',
        text: {
          nl: 'In een kaart mag één vlak: wat je nu kunt doen (`action`) of goed om te weten (`info`).',
          en: 'In a card one area is allowed: what you can do now (`action`) or good to know (`info`).',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <Card>
          <Stack gap="s" align="start">
            <Heading level={3}>Lindelaan 12</Heading>
            <Text>3 van 5 onderdelen ingevuld</Text>
            <ButtonLink href="#" tone="secondary">
              Bekijken
            </ButtonLink>
          </Stack>
        </Card>
      ),
      text: { nl: 'Eén onderwerp, één kop, één handeling.', en: 'One subject, one heading, one action.' },
    },
  ],
  donts: [
    {
      picture: (
        <Card padding="m">
          <Card padding="m">
            <Card padding="m">
              <Text>Een kaart in een kaart in een kaart</Text>
            </Card>
          </Card>
        </Card>
      ),
      text: { nl: 'Kaarten in kaarten: je ziet randen, geen inhoud.', en: 'Cards in cards: you see borders, no contents.' },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'De kop zegt waar de kaart over gaat, niet wat voor kaart het is.',
      en: 'The heading says what the card is about, not what kind of card it is.',
    },
  ],
};
