import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { HouseIllustration } from './house-illustration.js';
import { houseParts } from './house-parts.js';
import { nl as housePartNames } from './texts.nl.js';

export const houseIllustrationGuide: ComponentGuide = {
  purpose:
    'Het huis, opengewerkt: het product in één beeld, en de plattegrond van de vragenlijst. Een beeld, geen bediening: wat je aanwijst, kies je in het formulier ernaast.',
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
        name: 'Gemarkeerd',
        at: '[data-part=roof]',
        text: `In kleur, met een stippellijn eromheen: hier gaat de vraag over. Te markeren: ${houseParts.map((part) => housePartNames[part]).join(', ')}.`,
      },
      { name: 'Bekend', at: '[data-part=outdoorUnit]', text: 'In kleur: dit is ingevuld.' },
      {
        name: 'Onze producten',
        at: 'svg',
        text: '`products` zegt wat er van ons in het huis staat: de Pomp AO buiten, de Pomp T en het Element binnen. `outdoorPlace` zegt waar de Pomp AO staat.',
      },
      {
        name: 'Genummerd',
        at: 'svg',
        text: '`HouseNumbers` erin zet nummers bij delen, in de volgorde van de stappen die ernaast staan; dat van de stap die openstaat, is gevuld.',
      },
      { name: 'Wacht', at: '[data-part=boiler]', text: 'In de kleur van papier: dit komt nog. Alleen als `done` is meegegeven.' },
    ],
  },
  dos: [
    {
      picture: <HouseIllustration marked={['boiler']} done={['walls', 'windows', 'roof']} />,
      text: 'Markeer één ding per vraag, en laat wat klaar is in kleur staan.',
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
      text: 'Teken alleen de producten waar de bestelling over gaat.',
    },
  ],
  donts: [
    {
      picture: <HouseIllustration marked={['roof', 'boiler', 'windows', 'outdoorUnit', 'meterCupboard', 'bedroom']} done={[]} />,
      text: 'Alles tegelijk markeren: dan weet niemand waar de vraag over gaat.',
    },
  ],
  keyboard: [],
  content: [
    'Een `label` zegt wat het beeld vertelt, in één zin; zonder is het versiering.',
    `Noem de delen zoals de klant: ${housePartNames.boiler}, ${housePartNames.meterCupboard}.`,
  ],
};
