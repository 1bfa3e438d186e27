import type { HousePart } from './house-parts.js';

export const nl = {
  outdoorUnit: 'de buitenunit',
  roof: 'het dak',
  atticWindow: 'het zolderraam',
  walls: 'de muren',
  windows: 'de ramen',
  floor: 'de vloer',
  bedroom: 'de slaapkamer',
  radiator: 'de radiator',
  pipes: 'de leidingen',
  boiler: 'de cv-ketel',
  pompT: 'de Pomp T',
  element: 'het Element',
  livingRoom: 'de woonkamer',
  meterCupboard: 'de meterkast',
  tree: 'de tuin',
  ground: 'de grond',
} as const satisfies Record<HousePart, string>;
