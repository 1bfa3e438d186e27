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
export const HouseNumbers = ({ parts, current }: HouseNumbersProps) => (
  <Numbers spots={parts.map((part) => ({ at: spots[part], isCurrent: part === current }))} />
);

interface NumbersProps {
  readonly spots: readonly { readonly at: readonly [x: number, y: number]; readonly isCurrent: boolean }[];
}

/** In any drawing of a home, in its own measures. */
export const Numbers = ({ spots: numbered }: NumbersProps) =>
  numbered.map(({ at: [x, y], isCurrent }, index) => {
    const state = isCurrent ? 'on' : 'off';
    return (
      <g key={`${x} ${y}`} data-number={index + 1} data-current={isCurrent} transform={`translate(${x} ${y})`}>
        <circle r="15" className={styles.number[state]} />
        <text y="7" className={styles.digit[state]}>
          {index + 1}
        </text>
      </g>
    );
  });
