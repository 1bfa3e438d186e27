import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Text } from '../text/text.js';
import { ReadMore } from './read-more.js';

export const readMoreGuide: ComponentGuide = {
  purpose:
    'Het vervolg van één tekst, voor wie het wil. Zijn het meer vragen onder elkaar, neem dan een accordeon; staat het op een andere pagina, dan een link.',
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
      { name: 'Begin', at: 'p', text: 'Wat iedereen ziet. Te begrijpen zonder het vervolg.' },
      { name: 'Knop', at: 'summary', text: '‘Lees meer’, en open ‘Toon minder’. Een schermlezer hoort ook waarover.' },
    ],
  },
  dos: [
    {
      picture: (
        <ReadMore about="het plaatsen" intro={<Text>Plaatsen duurt één dag. ’s Avonds is je huis weer warm.</Text>}>
          <Text>De monteur komt om acht uur.</Text>
        </ReadMore>
      ),
      text: 'Geef eerst het antwoord, dan de rest.',
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
      text: 'Halverwege een zin afbreken om iemand te laten klikken.',
    },
  ],
  keyboard: [{ keys: 'Enter, Spatie', does: 'Toont of verbergt het vervolg; de focus blijft op de knop.' }],
  content: ['‘Lees meer’ en ‘Toon minder’, niet anders.', 'Het onderwerp past achter ‘Lees meer over’: ‘de Pomp AO’.'],
};
