import type { Translation } from '@pomp/language';
import type { nl } from './placing.nl.js';
import { noiseLimits, usualLeastDistance, type Reflection } from '../noise/noise.js';
import { elementSize, pompTSize } from './sizes.js';

const metres = (reflection: Reflection) => {
  const { from, to } = usualLeastDistance(reflection);
  return `${from} to ${to} metres`;
};
const boilerSize = 'The 200-litre cylinder inside is 56 cm across and about 175 cm high.';

export const en: Translation<typeof nl> = {
  title: 'Location',
  intro: 'Choose the place you have in mind. At the inspection we look together whether it fits.',
  wifiOrCable: {
    label: 'How will the Pomp AO get internet?',
    help: 'Choose wifi if you have a good signal where the pump will be. Try it there with your phone.',
    options: { wifi: 'By wifi', kabel: 'By network cable' },
  },
  pompAoPlacementLocation: {
    label: 'Where will the Pomp AO go?',
    help: `The Pomp AO is the heat pump that stands outside. Think of the neighbours: on their plot and at their windows it may be no louder than ${noiseLimits.night} dB(A) at night. A quiet pump of this power may come closer than a loud one: free-standing on the ground ${metres('ground')} from them, against a wall ${metres('wall')}, in a corner ${metres('corner')}.`,
    options: { grond: 'On the ground', muur: 'On the wall', dak: 'On the roof', balkon: 'On the balcony' },
  },
  distancePompAoToElectricity: {
    label: 'How far is it from the Pomp AO to the fuse box?',
    help: 'Measure the way a cable takes, so along walls and ceilings. An estimate will do.',
  },
  distancePompAoToCv: {
    label: 'How far is it from the Pomp AO to the boiler?',
    help: 'Measure the way pipes take, so along walls and ceilings. An estimate will do.',
  },
  wallPompAo: {
    label: 'What is the wall at the Pomp AO made of?',
    help: 'The pipes go inside through this wall.',
    options: { steen: 'Brick', beton: 'Concrete', anders: 'Something else' },
  },
  wallPompAoDifferent: { label: 'What is the wall made of, then?', help: 'For example wood or glass.' },
  element: { label: 'Will there be an Element too?', help: `The Element helps heating with electricity. It is ${elementSize}.` },
  floorPompt: {
    label: 'On which floor will the Pomp T go?',
    help: `The Pomp T stands inside and is ${pompTSize}. ${boilerSize}`,
    options: {
      'begane grond': 'Ground floor',
      '1e verdieping': '1st floor',
      '2e verdieping': '2nd floor',
      '3e verdieping of hoger': '3rd floor or higher',
    },
  },
  pomptFitStairs: {
    label: 'Can the Pomp T get to its place by the stairs?',
    help: `The Pomp T is ${pompTSize}. ${boilerSize} Measure the stairs at their narrowest, in the turn too. If there are no stairs on the way, choose yes.`,
  },
  doesCvNeedToBeMoved: {
    label: 'Does the boiler have to go from its place?',
    help: 'Disconnecting the boiler is free. Taking it away costs extra. If you have no boiler, choose “not applicable”.',
    options: { ja: 'Yes', nee: 'No', 'n.v.t': 'Not applicable' },
  },
};
