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
  purpose:
    'Foto’s en video’s om na te kijken, als antwoord in een overzicht. Om ze toe te voegen of te verwijderen is er het veld voor foto’s en video’s.',
  anatomy: {
    picture: <FileGallery files={galleryFiles} label={label} />,
    parts: [
      { name: 'Beeld', at: 'span[aria-hidden]', text: 'Een kleine versie; van een video hoe die begint.' },
      {
        name: 'Naam',
        at: 'a > span:last-child',
        text: 'Zoals de klant het bestand kent. De hele tegel is een link naar het bestand.',
      },
    ],
  },
  dos: [
    {
      picture: <SummaryList items={[{ label, value: <FileGallery files={galleryFiles} label={label} /> }]} />,
      text: 'Zet ze op de plek van het antwoord.',
    },
  ],
  donts: [
    {
      picture: <SummaryList items={[{ label, value: <Text>2 bestanden</Text> }]} />,
      text: 'Alleen zeggen hoeveel het er zijn: zo kan niemand nakijken of het de goede zijn.',
    },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'Loopt langs de bestanden; Enter opent er een in een nieuw tabblad.' }],
  content: ['De naam van het bestand, niet de naam waaronder wij het bewaren.'],
};
