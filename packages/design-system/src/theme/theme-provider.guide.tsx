import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { noord } from '../brands/noord.js';
import { pomp } from '../brands/pomp.js';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { Container } from '../layout/container.js';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { ThemeProvider } from './theme-provider.js';

export const themedScreen = (
  <Container>
    <Stack gap="m">
      <span />
      <Heading level={3}>Nog twee dingen, dan kunnen we kijken.</Heading>
      <Card>
        <Text>Dezelfde onderdelen, in de kleuren, letters en hoeken van een merk.</Text>
      </Card>
      <div>
        <Button>Aanvullen informatie</Button>
      </div>
      <span />
    </Stack>
  </Container>
);

export const themeProviderGuide: ComponentGuide = {
  purpose:
    'De grond van een merk dat pas tijdens het draaien bekend is, zoals in een portaal met meer merken. Ligt het merk vast, dan is de klasse uit `themes` genoeg.',
  anatomy: {
    picture: <ThemeProvider brand={noord}>{themedScreen}</ThemeProvider>,
    parts: [
      {
        name: 'De grond',
        at: '[data-brand]',
        text: 'Zet alle variabelen van het merk op één element, met zijn papier, inkt en letter.',
      },
      { name: 'Wat erop staat', at: 'button', text: 'Kent alleen de variabelen, nooit een merk.' },
    ],
  },
  dos: [
    { picture: <ThemeProvider brand={pomp}>{themedScreen}</ThemeProvider>, text: 'Eén merk om de hele app, vlak onder `body`.' },
  ],
  donts: [
    {
      picture: (
        <ThemeProvider brand={pomp}>
          <Container>
            <ThemeProvider brand={noord}>{themedScreen}</ThemeProvider>
          </Container>
        </ThemeProvider>
      ),
      text: 'Twee merken op één scherm: dan is niet duidelijk met wie de klant te maken heeft.',
    },
  ],
  keyboard: [],
  content: ['De naam van het merk in teksten komt uit het merk zelf, niet uit een onderdeel.'],
};
