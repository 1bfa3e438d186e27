import { choice } from '../sections/kinds/choice.js';
import { yesNo } from '../sections/kinds/options.js';
import { decimal } from '../sections/kinds/number.js';
import { text } from '../sections/kinds/text.js';
import { aboutPompAo, defineInstallationSection, requiredForPompAo, requiredForPompT } from './installation-context.js';

/** Plaatsingslocatie: where each pump goes. */
export const placing = defineInstallationSection({
  name: 'placing',
  fields: {
    wifiOrCable: choice({ options: ['wifi', 'kabel'], unknown: true }),
    pompAoPlacementLocation: choice({ options: ['grond', 'muur', 'dak', 'balkon'], unknown: true }),
    distancePompAoToElectricity: decimal({ unit: 'm', unknown: true, example: '8' }),
    distancePompAoToCv: decimal({ unit: 'm', unknown: true }),
    wallPompAo: choice({ options: ['steen', 'beton', 'anders'], unknown: true }),
    wallPompAoDifferent: text({ example: 'Hout' }),
    element: choice({ options: yesNo, example: 'nee' }),
    floorPompt: choice({
      options: ['begane grond', '1e verdieping', '2e verdieping', '3e verdieping of hoger'],
      unknown: true,
      example: '1e verdieping',
    }),
    pomptFitStairs: choice({ options: yesNo, unknown: true }),
    doesCvNeedToBeMoved: choice({ options: ['ja', 'nee', 'n.v.t'], unknown: true }),
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
