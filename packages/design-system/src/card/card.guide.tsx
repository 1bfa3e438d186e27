import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { ButtonLink } from '../button/button-link.js';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { Card } from './card.js';

export const cardGuide: ComponentGuide = {
  purpose: 'Eén ding op een pagina: een bestelling, een huis, een rekenhulp. Wat gewoon tekst is, hoort op het papier.',
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
      { name: 'Warme lijn', at: 'span[aria-hidden]', text: 'Alleen op de ene kaart waar iets begint.' },
      { name: 'Inhoud', at: 'h3', text: 'Begint met een kop. Als `section` heet de kaart naar die kop (`labelledBy`).' },
      {
        name: 'Vlak',
        at: 'div > div > div > div',
        text: 'In een kaart mag één vlak: wat je nu kunt doen (`action`) of goed om te weten (`info`).',
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
      text: 'Eén onderwerp, één kop, één handeling.',
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
      text: 'Kaarten in kaarten: je ziet randen, geen inhoud.',
    },
  ],
  keyboard: [],
  content: ['De kop zegt waar de kaart over gaat, niet wat voor kaart het is.'],
};
