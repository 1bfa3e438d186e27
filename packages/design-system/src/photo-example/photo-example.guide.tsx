import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { FilePicker } from '../file-picker/file-picker.js';
import { PhotoExample } from './photo-example.js';
import { photoSubjects } from './photo-subjects.js';
import { nl as photoSubjectNames } from './texts.nl.js';

const ignore = () => undefined;
const picker = { files: [], onFilesChosen: ignore, onCancel: ignore, onRetry: ignore, onDelete: ignore } as const;

export const photoExampleGuide: ComponentGuide = {
  purpose:
    'Een getekende foto, zoals we hem graag krijgen. Hoort bij een vraag om foto’s; het huis op de pagina wijst aan waar je moet zijn, deze laat zien wat erop moet.',
  anatomy: {
    picture: <PhotoExample of="indoorPlace" />,
    parts: [
      {
        name: 'Beeld',
        at: 'svg',
        text: `Getekend in de hand van het huis. Er is: ${photoSubjects.map((subject) => photoSubjectNames[subject].toLowerCase()).join('; ')}.`,
      },
      { name: 'Plek', at: 'path[class*=mark]', text: 'De stippellijn staat waar iets komt, net als in het huis.' },
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
      text: 'Zet ernaast, in een paar woorden, wat erop moet staan.',
    },
  ],
  donts: [
    { picture: <PhotoExample of="boiler" />, text: 'Als versiering, los van een vraag: dan denkt iemand dat dit zijn ketel is.' },
  ],
  keyboard: [],
  content: ['Wat de tekening laat zien, heet hetzelfde als in de vraag.'],
};
