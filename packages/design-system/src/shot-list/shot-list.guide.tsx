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
  purpose:
    'Alle foto’s van één bezoek in één scherm, voor wie met een telefoon in de hand voor de ketel staat. Voor één vraag tussen andere vragen is er het veld voor foto’s en video’s.',
  anatomy: {
    picture: <ShotList groups={shotGroups} onMade={nothing} onSkip={nothing} />,
    parts: [
      { name: 'Stand', at: '[role=status]', text: 'Hoeveel er binnen zijn, en hoeveel er op bereik wachten.' },
      { name: 'Foto', at: 'li', text: 'Hoe een goede eruitziet, wat er gemaakt is, en waar die nu is.' },
      {
        name: 'Camera',
        at: 'div:has(> p + button)',
        text: 'Onder de duim, voor de foto die nu aan de beurt is. Wat opnieuw moet, komt eerst.',
      },
    ],
  },
  dos: [
    {
      picture: <ShotList groups={[{ ...shotGroups[1]!, id: 'do' }]} onMade={nothing} />,
      text: 'Laat een foto die misschien te donker is gewoon gaan, en zeg erbij hoe het beter kan.',
    },
  ],
  donts: [
    {
      picture: <p>Deze foto is afgekeurd. Maak eerst een goede foto.</p>,
      text: 'Tegenhouden. In een donkere kast is deze foto misschien de beste die er te maken is.',
    },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'Loopt langs de foto’s; Enter opent de camera, of een venster om een foto te kiezen.' }],
  content: ['Zeg wat de foto laat zien, in de woorden waarmee je het in de kelder zou vragen.'],
};
