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
  purpose: {
    nl: 'De grond van een merk dat pas tijdens het draaien bekend is, zoals in een portaal met meer merken. Ligt het merk vast, dan is de klasse uit `themes` genoeg.',
    en: 'The ground of a brand that is only known at run time, as in a portal with several brands. If the brand is fixed, the class from `themes` is enough.',
  },
  anatomy: {
    picture: <ThemeProvider brand={noord}>{themedScreen}</ThemeProvider>,
    parts: [
      {
        name: { nl: 'De grond', en: 'The ground' },
        at: '[data-brand]',
        text: {
          nl: 'Zet alle variabelen van het merk op één element, met zijn papier, inkt en letter.',
          en: 'Puts all variables of the brand on one element, with its paper, ink and letter.',
        },
      },
      {
        name: { nl: 'Wat erop staat', en: 'What stands on it' },
        at: 'button',
        text: { nl: 'Kent alleen de variabelen, nooit een merk.', en: 'Knows the variables only, never a brand.' },
      },
    ],
  },
  dos: [
    {
      picture: <ThemeProvider brand={pomp}>{themedScreen}</ThemeProvider>,
      text: { nl: 'Eén merk om de hele app, vlak onder `body`.', en: 'One brand around the whole app, right below `body`.' },
    },
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
      text: {
        nl: 'Twee merken op één scherm: dan is niet duidelijk met wie de klant te maken heeft.',
        en: 'Two brands on one screen: then it isn’t clear whom the customer deals with.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'De naam van het merk in teksten komt uit het merk zelf, niet uit een onderdeel.',
      en: 'The name of the brand in texts comes from the brand itself, not from a component.',
    },
  ],
};
