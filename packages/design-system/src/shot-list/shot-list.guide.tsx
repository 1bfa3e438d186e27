import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { photoUrl } from '../file-picker/file-picker.guide.js';
import { PhotoExample } from '../photo-example/photo-example.js';
import type { Shot, ShotGroup } from './shot.js';
import { ShotList } from './shot-list.js';

const nothing = () => undefined;
const picture = { name: 'geheel.jpg', kind: 'image', picture: { url: photoUrl } } as const;
const boiler = { example: <PhotoExample of="boiler" />, canSkip: true };
const outside = { example: <PhotoExample of="outdoorPlace" />, canSkip: true };

const atBoiler: readonly Shot[] = [
  { ...boiler, id: 'whole', title: 'De hele ketel, met alle leidingen eronder', state: 'sent', file: picture },
  {
    ...boiler,
    id: 'typePlate',
    title: 'Het typeplaatje, zo dichtbij dat de letters leesbaar zijn',
    state: 'again',
    file: { ...picture, name: 'typeplaatje.jpg' },
    note: 'Te donker: we kunnen het typenummer niet lezen.',
  },
  { ...boiler, id: 'around', title: 'De ruimte om de ketel heen', state: 'missing' },
];
export const shotGroups: readonly ShotGroup[] = [
  { id: 'boiler', title: 'Bij de ketel', shots: atBoiler },
  {
    id: 'outside',
    title: 'Buiten',
    shots: [
      { ...outside, id: 'place', title: 'De plek, met een meter eromheen', state: 'waiting', file: picture },
      { ...outside, id: 'wall', title: 'De muur, van onder tot boven', state: 'waiting', file: picture, doubt: 'dark' },
    ],
  },
];

export const shotListGuide: ComponentGuide = {
  purpose: {
    nl: 'Alle foto’s van één bezoek in één scherm, voor wie met een telefoon in de hand voor de ketel staat. Voor één vraag tussen andere vragen is er het veld voor foto’s en video’s.',
    en: 'All photos of one visit in one screen, for whoever stands before the boiler with a phone in the hand. For one question among others there is the field for photos and videos.',
  },
  anatomy: {
    picture: <ShotList groups={shotGroups} onMade={nothing} onSkip={nothing} />,
    parts: [
      {
        name: { nl: 'Stand', en: 'State' },
        at: '[role=status]',
        text: {
          nl: 'Hoeveel er binnen zijn, en hoeveel er op bereik wachten.',
          en: 'How many have come in, and how many wait for a connection.',
        },
      },
      {
        name: { nl: 'Foto', en: 'Photo' },
        at: 'li',
        text: {
          nl: 'Hoe een goede eruitziet, wat er gemaakt is, en waar die nu is.',
          en: 'What a good one looks like, what was taken, and where that is now.',
        },
      },
      {
        name: { nl: 'Camera', en: 'Camera' },
        at: 'div:has(> p + button)',
        text: {
          nl: 'Onder de duim, voor de foto die nu aan de beurt is. Wat opnieuw moet, komt eerst.',
          en: 'Under the thumb, for the photo whose turn it is. What has to be taken again comes first.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <ShotList groups={[{ ...shotGroups[1]!, id: 'do' }]} onMade={nothing} />,
      text: {
        nl: 'Laat een foto die misschien te donker is gewoon gaan, en zeg erbij hoe het beter kan.',
        en: 'Simply let a photo go that may be too dark, and say how it can be better.',
      },
    },
  ],
  donts: [
    {
      picture: <p>Deze foto is afgekeurd. Maak eerst een goede foto.</p>,
      text: {
        nl: 'Tegenhouden. In een donkere kast is deze foto misschien de beste die er te maken is.',
        en: 'Stopping it. In a dark cupboard this photo may be the best that can be taken.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: {
        nl: 'Loopt langs de foto’s; Enter opent de camera, of een venster om een foto te kiezen.',
        en: 'Goes past the photos; Enter opens the camera, or a window to choose a photo.',
      },
    },
    {
      keys: { nl: 'Na een knop die verdwijnt', en: 'After a button that goes' },
      does: {
        nl: 'Gaat de focus naar ‘Maak foto’, en als er niets meer te maken is naar de stand.',
        en: 'The focus goes to ‘Take photo’, and where there is nothing left to take to the state.',
      },
    },
  ],
  content: [
    {
      nl: 'Zeg wat de foto laat zien, in de woorden waarmee je het in de kelder zou vragen.',
      en: 'Say what the photo shows, in the words in which you would ask for it in the cellar.',
    },
  ],
};
