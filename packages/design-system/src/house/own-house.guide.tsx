import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { House } from './own-house.js';

export const ownHouseGuide: ComponentGuide = {
  purpose: {
    nl: 'Het huis van wie kijkt, in zijn straat: het soort huis, de tijd waarin het is gebouwd en hoe goed het zijn warmte houdt, met de warmtepomp erin. Voor een plek waar we weten over welk huis het gaat.',
    en: 'The house of whoever is looking, in its street: the kind of house, the time in which it was built and how well it keeps its warmth, with the heat pump in it. For a place where we know which house it is about.',
  },
  anatomy: {
    picture: <House type="row" label="C" />,
    parts: [
      {
        name: { nl: 'Ons huis', en: 'Our house' },
        at: 'svg',
        text: {
          nl: 'Opengewerkt en in inkt; wat van de buren is, is stil en zonder inkt.',
          en: 'Cut open and in ink; what is the neighbours’ is quiet and without ink.',
        },
      },
      {
        name: { nl: 'De warmte', en: 'The warmth' },
        at: 'svg',
        text: {
          nl: '`label` is de letter van het energielabel: van warm met isolatie in de muren (A, B) tot koel, met warmte die ontsnapt (E en slechter).',
          en: '`label` is the letter of the energy label: from warm with insulation in the walls (A, B) to cool, with warmth that escapes (E and worse).',
        },
      },
      {
        name: { nl: 'De nummers', en: 'The numbers' },
        at: 'svg',
        text: {
          nl: '`numbered` zet nummers bij plekken, in de volgorde van de stappen die ernaast staan; dat van `current` is gevuld.',
          en: '`numbered` puts numbers at places, in the order of the steps that stand beside it; that of `current` is filled.',
        },
      },
      {
        name: { nl: 'Het merk', en: 'The brand' },
        at: 'svg',
        text: {
          nl: '`marked` zet een streepjeslijn om waar een vraag over gaat.',
          en: '`marked` puts a dashed line around what a question is about.',
        },
      },
      {
        name: { nl: 'De straat', en: 'The street' },
        at: 'svg',
        text: {
          nl: 'Loopt buiten het beeld door, zo ver als de plek eromheen laat zien.',
          en: 'Goes on outside the picture, as far as the place around it lets it be seen.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <House type="detached" period="recent" />,
      text: {
        nl: 'Laat weg wat je niet weet: zonder label is er geen letter en geen oordeel.',
        en: 'Leave out what you don’t know: without a label there is no letter and no judgement.',
      },
    },
  ],
  donts: [
    {
      picture: <House type="apartment" label="G" />,
      text: {
        nl: 'Een soort huis kiezen omdat het mooi staat: wie zijn huis ziet, kijkt of het klopt.',
        en: 'Choosing a kind of house because it looks good: whoever sees their own house checks whether it is right.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: '`housePicture` uit `@pomp/design-system/house-picture` geeft hetzelfde beeld als los SVG-bestand, voor een mail of een `<img>`.',
      en: '`housePicture` from `@pomp/design-system/house-picture` gives the same picture as an SVG file by itself, for a mail or an `<img>`.',
    },
    {
      nl: 'Een `title` zegt wat het beeld vertelt, in één zin; zonder is het versiering.',
      en: 'A `title` says what the picture tells, in one sentence; without one it is decoration.',
    },
  ],
};
