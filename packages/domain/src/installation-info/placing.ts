import { choice, yesNo } from '../sections/kinds/choice.js';
import { decimal } from '../sections/kinds/number.js';
import { text } from '../sections/kinds/text.js';
import { aboutPompAo, defineInstallationSection, requiredForPompAo, requiredForPompT } from './installation-context.js';
import { boilerSize, elementSize, pompTSize } from './sizes.js';

/** Plaatsingslocatie: where each pump goes. */
export const placing = defineInstallationSection({
  name: 'placing',
  title: 'Plaatsingslocatie',
  intro: 'Kies de plek die je in gedachten hebt. Bij de inspectie kijken we samen of die past.',
  fields: {
    wifiOrCable: choice({
      label: 'Hoe komt de Pomp AO aan internet?',
      help: 'Kies wifi als je op de plek van de pomp goed bereik hebt. Probeer het daar met je telefoon.',
      options: [
        ['wifi', 'Met wifi'],
        ['kabel', 'Met een netwerkkabel'],
      ],
      unknown: true,
    }),
    pompAoPlacementLocation: choice({
      label: 'Waar komt de Pomp AO?',
      help: 'De Pomp AO is de warmtepomp die buiten staat.',
      options: [
        ['grond', 'Op de grond'],
        ['muur', 'Aan de muur'],
        ['dak', 'Op het dak'],
        ['balkon', 'Op het balkon'],
      ],
      unknown: true,
    }),
    distancePompAoToElectricity: decimal({
      label: 'Hoe ver is het van de Pomp AO naar de meterkast?',
      help: 'Meet de weg die een kabel neemt, dus langs muren en plafonds. Een schatting is genoeg.',
      unit: 'm',
      unknown: true,
      example: '8',
    }),
    distancePompAoToCv: decimal({
      label: 'Hoe ver is het van de Pomp AO naar de cv-ketel?',
      help: 'Meet de weg die leidingen nemen, dus langs muren en plafonds. Een schatting is genoeg.',
      unit: 'm',
      unknown: true,
    }),
    wallPompAo: choice({
      label: 'Waar is de muur bij de Pomp AO van gemaakt?',
      help: 'Door deze muur gaan de leidingen naar binnen.',
      options: [
        ['steen', 'Steen'],
        ['beton', 'Beton'],
        ['anders', 'Anders'],
      ],
      unknown: true,
    }),
    wallPompAoDifferent: text({
      label: 'Waar is de muur dan van gemaakt?',
      help: 'Bijvoorbeeld van hout of glas.',
      example: 'Hout',
    }),
    element: choice({
      label: 'Komt er een Element bij?',
      help: `Het Element verwarmt elektrisch mee. Het is ${elementSize}.`,
      options: yesNo,
      example: 'nee',
    }),
    floorPompt: choice({
      label: 'Op welke verdieping komt de Pomp T?',
      help: `De Pomp T staat binnen en is ${pompTSize}. ${boilerSize}`,
      options: [
        ['begane grond', 'Begane grond'],
        ['1e verdieping', '1e verdieping'],
        ['2e verdieping', '2e verdieping'],
        ['3e verdieping of hoger', '3e verdieping of hoger'],
      ],
      unknown: true,
      example: '1e verdieping',
    }),
    pomptFitStairs: choice({
      label: 'Kan de Pomp T over de trap naar zijn plek?',
      help: `De Pomp T is ${pompTSize}. ${boilerSize} Meet de trap op de smalste plek, ook in de bocht. Is er geen trap onderweg, kies dan ja.`,
      options: yesNo,
      unknown: true,
    }),
    doesCvNeedToBeMoved: choice({
      label: 'Moet de cv-ketel weg van zijn plek?',
      help: 'De ketel afkoppelen is gratis. De ketel weghalen kost extra. Heb je geen cv-ketel, kies dan ‘niet van toepassing’.',
      options: [...yesNo, ['n.v.t', 'Niet van toepassing']],
      unknown: true,
    }),
  },
  presence: {
    wifiOrCable: requiredForPompAo,
    pompAoPlacementLocation: requiredForPompAo,
    distancePompAoToElectricity: requiredForPompAo,
    distancePompAoToCv: requiredForPompAo,
    wallPompAo: requiredForPompAo,
    wallPompAoDifferent: ({ context, answers }) => aboutPompAo(context, answers.wallPompAo === 'anders' ? 'required' : 'hidden'),
    element: requiredForPompT,
    floorPompt: requiredForPompT,
    pomptFitStairs: requiredForPompT,
    doesCvNeedToBeMoved: requiredForPompT,
  },
});
