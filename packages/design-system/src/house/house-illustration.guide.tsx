import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { HouseIllustration } from './house-illustration.js';
import { houseParts } from './house-parts.js';
import { en } from './texts.en.js';
import { nl } from './texts.nl.js';

export const houseIllustrationGuide: ComponentGuide = {
  purpose: {
    nl: 'Het huis, opengewerkt: het product in één beeld, en de plattegrond van de vragenlijst. Een beeld, geen bediening: wat je aanwijst, kies je in het formulier ernaast.',
    en: 'The house, cut open: the product in one picture, and the map of the questionnaire. A picture, no control: what it points at is chosen in the form beside it.',
  },
  anatomy: {
    picture: (
      <HouseIllustration
        marked={['roof']}
        done={['walls', 'windows', 'outdoorUnit', 'ground', 'tree']}
        label="Opengewerkt huis: het dak is gemarkeerd, de muren en de ramen zijn ingevuld."
      />
    ),
    parts: [
      {
        name: { nl: 'Gemarkeerd', en: 'Marked' },
        at: '[data-part=roof]',
        text: {
          nl: `In kleur, met een stippellijn eromheen: hier gaat de vraag over. Te markeren: ${houseParts.map((part) => nl[part]).join(', ')}.`,
          en: `In colour, with a dotted line around it: this is what the question is about. Can be marked: ${houseParts.map((part) => en[part]).join(', ')}.`,
        },
      },
      {
        name: { nl: 'Bekend', en: 'Known' },
        at: '[data-part=outdoorUnit]',
        text: { nl: 'In kleur: dit is ingevuld.', en: 'In colour: this has been filled in.' },
      },
      {
        name: { nl: 'Onze producten', en: 'Our products' },
        at: 'svg',
        text: {
          nl: '`products` zegt wat er van ons in het huis staat: de Pomp AO buiten, de Pomp T en het Element binnen. `outdoorPlace` zegt waar de Pomp AO staat.',
          en: '`products` says what of ours stands in the house: the Pomp AO outside, the Pomp T and the Element inside. `outdoorPlace` says where the Pomp AO stands.',
        },
      },
      {
        name: { nl: 'Genummerd', en: 'Numbered' },
        at: 'svg',
        text: {
          nl: '`HouseNumbers` erin zet nummers bij delen, in de volgorde van de stappen die ernaast staan; dat van de stap die openstaat, is gevuld.',
          en: '`HouseNumbers` in it put numbers at parts, in the order of the steps that stand beside it; that of the open step is filled.',
        },
      },
      {
        name: { nl: 'Wacht', en: 'Waiting' },
        at: '[data-part=boiler]',
        text: {
          nl: 'In de kleur van papier: dit komt nog. Alleen als `done` is meegegeven.',
          en: 'In the colour of paper: this is still to come. Only when `done` is given.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <HouseIllustration marked={['boiler']} done={['walls', 'windows', 'roof']} />,
      text: {
        nl: 'Markeer één ding per vraag, en laat wat klaar is in kleur staan.',
        en: 'Mark one thing per question, and leave what is done in colour.',
      },
    },
    {
      picture: (
        <HouseIllustration
          products={['outdoorUnit', 'pompT']}
          outdoorPlace="wall"
          marked={['pompT']}
          done={['walls', 'roof', 'outdoorUnit']}
        />
      ),
      text: {
        nl: 'Teken alleen de producten waar de bestelling over gaat.',
        en: 'Draw only the products that the order is about.',
      },
    },
  ],
  donts: [
    {
      picture: <HouseIllustration marked={['roof', 'boiler', 'windows', 'outdoorUnit', 'meterCupboard', 'bedroom']} done={[]} />,
      text: {
        nl: 'Alles tegelijk markeren: dan weet niemand waar de vraag over gaat.',
        en: 'Marking everything at once: then nobody knows what the question is about.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Een `label` zegt wat het beeld vertelt, in één zin; zonder is het versiering.',
      en: 'A `label` says what the picture tells, in one sentence; without one it is decoration.',
    },
    {
      nl: `Noem de delen zoals de klant: ${nl.boiler}, ${nl.meterCupboard}.`,
      en: `Name the parts as the customer does: ${en.boiler}, ${en.meterCupboard}.`,
    },
  ],
};
