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
  purpose: {
    nl: 'De breedte van een pagina en de ruimte links en rechts. Een keer per blok van een pagina; binnen een kaart of het account is de breedte er al.',
    en: 'The width of a page and the room left and right. Once per block of a page; inside a card or the account the width is there already.',
  },
  anatomy: {
    picture: <Container width="text">{article}</Container>,
    parts: [
      {
        name: { nl: 'De inhoud', en: 'The contents' },
        at: 'div > div',
        text: {
          nl: 'Hooguit 1440 px (`page`), één kolom van een formulier (`form`) of ongeveer 65 tekens (`text`).',
          en: '1440 px at most (`page`), one column of a form (`form`) or some 65 characters (`text`).',
        },
      },
    ],
  },
  dos: [
    {
      picture: <Container width="text">{article}</Container>,
      text: {
        nl: 'Lopende tekst krijgt `text`: het oog vindt de volgende regel terug.',
        en: 'Running text gets `text`: the eye finds the next line again.',
      },
    },
  ],
  donts: [
    {
      picture: <Container>{article}</Container>,
      text: {
        nl: 'Lopende tekst over de hele pagina: regels van meer dan honderd tekens.',
        en: 'Running text across the whole page: lines of more than a hundred characters.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Eén `main` per pagina: geef de buitenste container `as="main"`, tenzij het frame dat al doet.',
      en: 'One `main` per page: give the outermost container `as="main"`, unless the frame does so already.',
    },
  ],
};
