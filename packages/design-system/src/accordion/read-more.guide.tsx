import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Text } from '../text/text.js';
import { ReadMore } from './read-more.js';

export const readMoreGuide: ComponentGuide = {
  purpose: {
    nl: 'Het vervolg van één tekst, voor wie het wil. Zijn het meer vragen onder elkaar, neem dan een accordeon; staat het op een andere pagina, dan een link.',
    en: 'The rest of one text, for whoever wants it. If there are several questions below each other, take an accordion; if it stands on another page, a link.',
  },
  anatomy: {
    picture: (
      <ReadMore
        about="de Pomp AO"
        intro={<Text>De Pomp AO haalt warmte uit de buitenlucht. Je ketel helpt alleen als het vriest.</Text>}
      >
        <Text>Binnen komt een kast van 60 bij 60 centimeter, buiten een unit op een voet.</Text>
      </ReadMore>
    ),
    parts: [
      {
        name: { nl: 'Begin', en: 'Beginning' },
        at: 'p',
        text: {
          nl: 'Wat iedereen ziet. Te begrijpen zonder het vervolg.',
          en: 'What everyone sees. Can be understood without the rest.',
        },
      },
      {
        name: { nl: 'Knop', en: 'Button' },
        at: 'summary',
        text: {
          nl: '‘Lees meer’, en open ‘Toon minder’. Een schermlezer hoort ook waarover.',
          en: '‘Read more’, and when open ‘Show less’. A screen reader also hears about what.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <ReadMore about="het plaatsen" intro={<Text>Plaatsen duurt één dag. ’s Avonds is je huis weer warm.</Text>}>
          <Text>De monteur komt om acht uur.</Text>
        </ReadMore>
      ),
      text: { nl: 'Geef eerst het antwoord, dan de rest.', en: 'Give the answer first, then the rest.' },
    },
  ],
  donts: [
    {
      picture: (
        <ReadMore
          about="het plaatsen"
          intro={<Text>Bij het plaatsen van een warmtepomp komt het een en ander kijken, zoals je zult …</Text>}
        >
          <Text>Het duurt één dag.</Text>
        </ReadMore>
      ),
      text: {
        nl: 'Halverwege een zin afbreken om iemand te laten klikken.',
        en: 'Breaking off halfway through a sentence to make someone press.',
      },
    },
  ],
  keyboard: [
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: {
        nl: 'Toont of verbergt het vervolg; de focus blijft op de knop.',
        en: 'Shows or hides the rest; the focus stays on the button.',
      },
    },
  ],
  content: [
    { nl: '‘Lees meer’ en ‘Toon minder’, niet anders.', en: '‘Read more’ and ‘Show less’, nothing else.' },
    {
      nl: 'Het onderwerp past achter ‘Lees meer over’: ‘de Pomp AO’.',
      en: 'The subject fits after ‘Read more about’: ‘the Pomp AO’.',
    },
  ],
};
