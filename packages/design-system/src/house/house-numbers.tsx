import * as styles from './house-numbers.css.js';
import type { HousePart } from './house-parts.js';

/** Where the number of a part stands, beside what there is to see of it. */
const spots = {
  outdoorUnit: [98, 226],
  roof: [250, 66],
  atticWindow: [309, 88],
  walls: [164, 190],
  windows: [385, 159],
  floor: [430, 304],
  bedroom: [230, 190],
  radiator: [384, 192],
  pipes: [250, 289],
  boiler: [440, 238],
  pompT: [372, 226],
  element: [340, 226],
  livingRoom: [303, 272],
  meterCupboard: [184, 232],
  tree: [518, 200],
  ground: [30, 308],
} satisfies Record<HousePart, readonly [x: number, y: number]>;

/** Props of `HouseNumbers`. */
export interface HouseNumbersProps {
  /** In the order of what stands beside the picture: 1 for the first. */
  parts: readonly HousePart[];
  /** The part that it is about now: its number is filled. */
  current?: HousePart | undefined;
}

/** Numbers at parts of a `HouseIllustration`, for steps beside it that are each about one. */
export const HouseNumbers = ({ parts, current }: HouseNumbersProps) =>
  parts.map((part, index) => {
    const state = part === current ? 'on' : 'off';
    return (
      <g key={part} data-number={index + 1} transform={`translate(${spots[part].join(' ')})`}>
        <circle r="15" className={styles.number[state]} />
        <text y="6" className={styles.digit[state]}>
          {index + 1}
        </text>
      </g>
    );
  });
