import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { House } from './own-house.js';

export const ownHouseGuide: ComponentGuide = {
  purpose:
    'Het huis van wie kijkt, in zijn straat: het soort huis, de tijd waarin het is gebouwd en hoe goed het zijn warmte houdt, met de warmtepomp erin. Voor een plek waar we weten over welk huis het gaat.',
  anatomy: {
    picture: <House type="row" label="C" />,
    parts: [
      { name: 'Ons huis', at: 'svg', text: 'Opengewerkt en in inkt; wat van de buren is, is stil en zonder inkt.' },
      {
        name: 'De warmte',
        at: 'svg',
        text: '`label` is de letter van het energielabel: van warm met isolatie in de muren (A, B) tot koel, met warmte die ontsnapt (E en slechter).',
      },
      {
        name: 'De nummers',
        at: 'svg',
        text: '`numbered` zet nummers bij plekken, in de volgorde van de stappen die ernaast staan; dat van `current` is gevuld.',
      },
      { name: 'Het merk', at: 'svg', text: '`marked` zet een streepjeslijn om waar een vraag over gaat.' },
      { name: 'De straat', at: 'svg', text: 'Loopt buiten het beeld door, zo ver als de plek eromheen laat zien.' },
    ],
  },
  dos: [
    {
      picture: <House type="detached" period="recent" />,
      text: 'Laat weg wat je niet weet: zonder label is er geen letter en geen oordeel.',
    },
  ],
  donts: [
    {
      picture: <House type="apartment" label="G" />,
      text: 'Een soort huis kiezen omdat het mooi staat: wie zijn huis ziet, kijkt of het klopt.',
    },
  ],
  keyboard: [],
  content: [
    '`housePicture` uit `@pomp/design-system/house-picture` geeft hetzelfde beeld als los SVG-bestand, voor een mail of een `<img>`.',
    'Een `title` zegt wat het beeld vertelt, in één zin; zonder is het versiering.',
  ],
};
