import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { photoUrl } from '../file-picker/file-picker.guide.js';
import { SummaryList } from '../sections/summary-list.js';
import { Text } from '../text/text.js';
import { FileGallery, type GalleryFile } from './file-gallery.js';

const label = 'Foto’s van je gasketel en de leidingen';
export const galleryFiles: readonly GalleryFile[] = [
  { id: '1', name: 'ketel.jpg', kind: 'image', picture: { url: photoUrl }, href: photoUrl },
  { id: '2', name: 'leidingen.mov', kind: 'video', picture: { url: '/geen-video.mp4', poster: photoUrl }, href: photoUrl },
];

export const fileGalleryGuide: ComponentGuide = {
  purpose: {
    nl: 'Foto’s en video’s om na te kijken, als antwoord in een overzicht. Om ze toe te voegen of te verwijderen is er het veld voor foto’s en video’s.',
    en: 'Photos and videos to look at, as an answer in a summary. To add or remove them there is the field for photos and videos.',
  },
  anatomy: {
    picture: <FileGallery files={galleryFiles} label={label} />,
    parts: [
      {
        name: { nl: 'Beeld', en: 'Picture' },
        at: 'span[aria-hidden]',
        text: { nl: 'Een kleine versie; van een video hoe die begint.', en: 'A small version; of a video how it begins.' },
      },
      {
        name: { nl: 'Naam', en: 'Name' },
        at: 'a > span:last-child',
        text: {
          nl: 'Zoals de klant het bestand kent. De hele tegel is een link naar het bestand.',
          en: 'As the customer knows the file. The whole tile is a link to the file.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <SummaryList items={[{ label, value: <FileGallery files={galleryFiles} label={label} /> }]} />,
      text: { nl: 'Zet ze op de plek van het antwoord.', en: 'Put them in the place of the answer.' },
    },
  ],
  donts: [
    {
      picture: <SummaryList items={[{ label, value: <Text>2 bestanden</Text> }]} />,
      text: {
        nl: 'Alleen zeggen hoeveel het er zijn: zo kan niemand nakijken of het de goede zijn.',
        en: 'Only saying how many there are: then nobody can check whether they are the right ones.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: {
        nl: 'Loopt langs de bestanden; Enter opent er een in een nieuw tabblad.',
        en: 'Goes past the files; Enter opens one in a new tab.',
      },
    },
  ],
  content: [
    {
      nl: 'De naam van het bestand, niet de naam waaronder wij het bewaren.',
      en: 'The name of the file, not the name under which we keep it.',
    },
  ],
};
