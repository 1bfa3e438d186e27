import type { WordsOf } from '../sections/words-of.js';
import type { placing } from './placing.js';
import { noiseLimits, usualLeastDistance, type Reflection } from '../noise/noise.js';
import { elementSize, pompTSize } from './sizes.js';

const metres = (reflection: Reflection) => {
  const { from, to } = usualLeastDistance(reflection);
  return `${from} tot ${to} meter`;
};
const boilerSize = 'De boiler van 200 liter die erin zit heeft een doorsnee van 56 cm en is ongeveer 175 cm hoog.';

export const nl = {
  title: 'Plaatsingslocatie',
  intro: 'Kies de plek die je in gedachten hebt. Bij de inspectie kijken we samen of die past.',
  wifiOrCable: {
    label: 'Hoe komt de Pomp AO aan internet?',
    help: 'Kies wifi als je op de plek van de pomp goed bereik hebt. Probeer het daar met je telefoon.',
    options: { wifi: 'Met wifi', kabel: 'Met een netwerkkabel' },
  },
  pompAoPlacementLocation: {
    label: 'Waar komt de Pomp AO?',
    help: `De Pomp AO is de warmtepomp die buiten staat. Denk aan de buren: op hun erf en bij hun raam mag hij ’s nachts niet harder zijn dan ${noiseLimits.night} dB(A). Een stille pomp van dit vermogen mag dichterbij dan een luide: vrij op de grond ${metres('ground')} van hen af, tegen een muur ${metres('wall')} en in een hoek ${metres('corner')}.`,
    options: { grond: 'Op de grond', muur: 'Aan de muur', dak: 'Op het dak', balkon: 'Op het balkon' },
  },
  distancePompAoToElectricity: {
    label: 'Hoe ver is het van de Pomp AO naar de meterkast?',
    help: 'Meet de weg die een kabel neemt, dus langs muren en plafonds. Een schatting is genoeg.',
  },
  distancePompAoToCv: {
    label: 'Hoe ver is het van de Pomp AO naar de cv-ketel?',
    help: 'Meet de weg die leidingen nemen, dus langs muren en plafonds. Een schatting is genoeg.',
  },
  wallPompAo: {
    label: 'Waar is de muur bij de Pomp AO van gemaakt?',
    help: 'Door deze muur gaan de leidingen naar binnen.',
    options: { steen: 'Steen', beton: 'Beton', anders: 'Anders' },
  },
  wallPompAoDifferent: { label: 'Waar is de muur dan van gemaakt?', help: 'Bijvoorbeeld van hout of glas.' },
  element: { label: 'Komt er een Element bij?', help: `Het Element verwarmt elektrisch mee. Het is ${elementSize}.` },
  floorPompt: {
    label: 'Op welke verdieping komt de Pomp T?',
    help: `De Pomp T staat binnen en is ${pompTSize}. ${boilerSize}`,
    options: {
      'begane grond': 'Begane grond',
      '1e verdieping': '1e verdieping',
      '2e verdieping': '2e verdieping',
      '3e verdieping of hoger': '3e verdieping of hoger',
    },
  },
  pomptFitStairs: {
    label: 'Kan de Pomp T over de trap naar zijn plek?',
    help: `De Pomp T is ${pompTSize}. ${boilerSize} Meet de trap op de smalste plek, ook in de bocht. Is er geen trap onderweg, kies dan ja.`,
  },
  doesCvNeedToBeMoved: {
    label: 'Moet de cv-ketel weg van zijn plek?',
    help: 'De ketel afkoppelen is gratis. De ketel weghalen kost extra. Heb je geen cv-ketel, kies dan ‘niet van toepassing’.',
    options: { ja: 'Ja', nee: 'Nee', 'n.v.t': 'Niet van toepassing' },
  },
} as const satisfies WordsOf<typeof placing>;
