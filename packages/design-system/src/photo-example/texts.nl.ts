import type { PhotoSubject } from './photo-subjects.js';

export const nl = {
  boiler: 'Een cv-ketel, met alle leidingen eronder en het typeplaatje',
  outdoorPlace: 'Een plek buiten tegen de muur, met ruimte eromheen en een raam in de buurt',
  indoorPlace: 'Een plek binnen van vloer tot plafond, met een deur ernaast',
  wallPlace: 'Een lege muur met een meetlint, een stopcontact en leidingen',
  hatch: 'Een open luik in de vloer, met leidingen erin',
  pipeRoute: 'Een muur van opzij: buiten en binnen, met de weg van een leiding erdoorheen',
  pipes: 'Leidingen van dichtbij, met een meetlint ernaast',
} as const satisfies Record<PhotoSubject, string>;
