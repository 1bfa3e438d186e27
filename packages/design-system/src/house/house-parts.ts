/** What can be pointed at in the cutaway house, from outside to inside. */
export const houseParts = [
  'outdoorUnit',
  'roof',
  'atticWindow',
  'walls',
  'windows',
  'floor',
  'bedroom',
  'radiator',
  'pipes',
  'boiler',
  'pompT',
  'element',
  'livingRoom',
  'meterCupboard',
  'tree',
  'ground',
] as const;

/** A part of the drawn house that can be lit. */
export type HousePart = (typeof houseParts)[number];

/** What we install. Drawn when it is there or asked about; the rest of the house always is. */
export type HouseProduct = Extract<HousePart, 'outdoorUnit' | 'pompT' | 'element'>;

/** Where the outdoor unit stands or hangs. */
export const outdoorPlaces = ['ground', 'wall', 'balcony', 'roof'] as const;
/** Where the outdoor unit stands or hangs. */
export type OutdoorPlace = (typeof outdoorPlaces)[number];

/** The dashed line that marks a part: around it, or along it. */
export const marks = {
  outdoorUnit: 'M60 230H136a14 14 0 0 1 14 14V298a14 14 0 0 1-14 14H60a14 14 0 0 1-14-14V244a14 14 0 0 1 14-14Z',
  roof: 'M150 157 309 35 468 157',
  atticWindow: 'M282 88a27 27 0 1 0 54 0a27 27 0 1 0-54 0Z',
  walls: 'M153 146V306M465 146V306',
  windows: 'M349 144H421V174H349ZM199 230H263V272H199Z',
  floor: 'M170 293H448',
  bedroom: 'M184 158H274a8 8 0 0 1 8 8V206a8 8 0 0 1-8 8H184a8 8 0 0 1-8-8V166a8 8 0 0 1 8-8Z',
  radiator: 'M344 192a41 24 0 1 0 82 0a41 24 0 1 0-82 0Z',
  pipes: 'M150 277H350C368 277 374 268 384 260M452 262V186Q452 176 442 176H422',
  boiler: 'M370 265a40 46 0 1 0 80 0a40 46 0 1 0-80 0Z',
  pompT: 'M350 269a22 42 0 1 0 44 0a22 42 0 1 0-44 0Z',
  element: 'M320 247a20 23 0 1 0 40 0a20 23 0 1 0-40 0Z',
  livingRoom: 'M256 284a47 33 0 1 0 94 0a47 33 0 1 0-94 0Z',
  meterCupboard: 'M164 274a20 34 0 1 0 40 0a20 34 0 1 0-40 0Z',
  tree: 'M474 210a44 44 0 1 0 88 0a44 44 0 1 0-88 0Z',
  ground: 'M10 318H550',
} satisfies Record<HousePart, string>;
