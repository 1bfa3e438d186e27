import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { FilePicker } from '../file-picker/file-picker.js';
import { PhotoExample } from './photo-example.js';
import { photoSubjects } from './photo-subjects.js';
import { en } from './texts.en.js';
import { nl } from './texts.nl.js';

const ignore = () => undefined;
const picker = { files: [], onFilesChosen: ignore, onCancel: ignore, onRetry: ignore, onDelete: ignore } as const;

export const photoExampleGuide: ComponentGuide = {
  purpose: {
    nl: 'Een getekende foto, zoals we hem graag krijgen. Hoort bij een vraag om foto’s; het huis op de pagina wijst aan waar je moet zijn, deze laat zien wat erop moet.',
    en: 'A drawn photo, as we like to get it. Belongs to a question for photos; the house on the page points at where to be, this one shows what has to be on it.',
  },
  anatomy: {
    picture: <PhotoExample of="indoorPlace" />,
    parts: [
      {
        name: { nl: 'Beeld', en: 'Picture' },
        at: 'svg',
        text: {
          nl: `Getekend in de hand van het huis. Er is: ${photoSubjects.map((subject) => nl[subject].toLowerCase()).join('; ')}.`,
          en: `Drawn in the hand of the house. There are: ${photoSubjects.map((subject) => en[subject].toLowerCase()).join('; ')}.`,
        },
      },
      {
        name: { nl: 'Plek', en: 'Place' },
        at: 'path[class*=mark]',
        text: {
          nl: 'De stippellijn staat waar iets komt, net als in het huis.',
          en: 'The dotted line stands where something will come, as in the house.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <FilePicker
          {...picker}
          label="Foto’s van je gasketel en de leidingen"
          name="boiler"
          example={<PhotoExample of="boiler" />}
          exampleShows={['De hele ketel, met alle leidingen eronder']}
        />
      ),
      text: {
        nl: 'Zet ernaast, in een paar woorden, wat erop moet staan.',
        en: 'Say beside it, in a few words, what has to be on it.',
      },
    },
  ],
  donts: [
    {
      picture: <PhotoExample of="boiler" />,
      text: {
        nl: 'Als versiering, los van een vraag: dan denkt iemand dat dit zijn ketel is.',
        en: 'As decoration, apart from a question: then someone thinks that this is their boiler.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Wat de tekening laat zien, heet hetzelfde als in de vraag.',
      en: 'What the drawing shows has the same name as in the question.',
    },
  ],
};
