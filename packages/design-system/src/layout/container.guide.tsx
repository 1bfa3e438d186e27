import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { Container } from './container.js';
import { Stack } from './stack.js';

const article = (
  <Stack gap="s">
    <Heading level={3}>Zo werkt het</Heading>
    <Text>
      Een warmtepomp haalt warmte uit de buitenlucht, ook als het vriest. Met die warmte verwarmt hij het water van je cv. Je ketel
      springt alleen nog bij als het echt koud is.
    </Text>
  </Stack>
);

export const containerGuide: ComponentGuide = {
  purpose:
    'De breedte van een pagina en de ruimte links en rechts. Een keer per blok van een pagina; binnen een kaart of het account is de breedte er al.',
  anatomy: {
    picture: <Container width="text">{article}</Container>,
    parts: [
      {
        name: 'De inhoud',
        at: 'div > div',
        text: 'Hooguit 1440 px (`page`), één kolom van een formulier (`form`) of ongeveer 65 tekens (`text`).',
      },
    ],
  },
  dos: [
    {
      picture: <Container width="text">{article}</Container>,
      text: 'Lopende tekst krijgt `text`: het oog vindt de volgende regel terug.',
    },
  ],
  donts: [
    { picture: <Container>{article}</Container>, text: 'Lopende tekst over de hele pagina: regels van meer dan honderd tekens.' },
  ],
  keyboard: [],
  content: ['Eén `main` per pagina: geef de buitenste container `as="main"`, tenzij het frame dat al doet.'],
};
