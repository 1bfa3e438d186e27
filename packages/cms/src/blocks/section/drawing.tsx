import { HouseIllustration, type HouseIllustrationProps, houseParts } from '@pomp/design-system';
import { choice } from '../../fields/fields.js';
import type { ContentImage } from '../../images/content-image.js';
import { ContentPicture } from '../../images/content-picture.js';
import * as styles from './drawing.css.js';

const names = [
  'house',
  'hybrid',
  'all_electric',
  'outdoor_unit',
  'outdoor_wall',
  'outdoor_balcony',
  'pipes',
  'boiler',
  'pomp_t',
  'element',
  'radiator',
  'meter_cupboard',
  'insulation',
] as const;
export type Drawing = (typeof names)[number];

/** The house with something of it lit: for a place where there is no photo. */
export const drawingChoice = () =>
  choice(
    { label: 'Tekening', help: 'Het huis, met dit onderdeel in kleur. Alleen als er geen foto is.' },
    {
      house: 'Het hele huis',
      hybrid: 'Pomp AO met cv-ketel',
      all_electric: 'Pomp AO, Pomp T en Element',
      outdoor_unit: 'Pomp AO op de grond',
      outdoor_wall: 'Pomp AO aan de muur',
      outdoor_balcony: 'Pomp AO op een balkon',
      pipes: 'Leidingen',
      boiler: 'Cv-ketel',
      pomp_t: 'Pomp T',
      element: 'Element',
      radiator: 'Radiator',
      meter_cupboard: 'Meterkast',
      insulation: 'Dak, muren, ramen en vloer',
    },
    names,
  );

const allProducts = ['outdoorUnit', 'pompT', 'element'] as const;

const views: Record<Drawing, HouseIllustrationProps> = {
  house: {},
  hybrid: { marked: ['outdoorUnit', 'boiler'] },
  // The boiler is what goes.
  all_electric: { done: houseParts.filter((part) => part !== 'boiler'), products: allProducts },
  outdoor_unit: { marked: ['outdoorUnit'], done: [] },
  outdoor_wall: { marked: ['outdoorUnit'], done: [], outdoorPlace: 'wall' },
  outdoor_balcony: { marked: ['outdoorUnit'], done: [], outdoorPlace: 'balcony' },
  pipes: { marked: ['pipes'], done: ['outdoorUnit'] },
  boiler: { marked: ['boiler'], done: ['pipes'] },
  pomp_t: { marked: ['pompT'], done: ['pipes'], products: allProducts },
  element: { marked: ['element'], done: ['pipes'], products: allProducts },
  radiator: { marked: ['radiator'], done: ['pipes'] },
  meter_cupboard: { marked: ['meterCupboard'], done: [] },
  insulation: { marked: ['roof', 'walls', 'windows', 'floor'], done: ['roof', 'walls', 'windows', 'floor'] },
};

export interface PictureProps {
  image: ContentImage | undefined;
  drawing: Drawing;
  /** As in HTML: how wide the picture is shown. */
  sizes?: string;
}

/** A photo in a frame that keeps its room, or else a drawing of the house. */
export function Picture({ image, drawing, sizes = '(min-width: 768px) 50vw, 100vw' }: PictureProps) {
  return image ? (
    <div className={styles.photo}>
      <ContentPicture image={image} widths={[480, 960, 1440]} sizes={sizes} />
    </div>
  ) : (
    <div className={styles.drawing}>
      <HouseIllustration {...views[drawing]} />
    </div>
  );
}
