import { classNames } from '../theme/class-names.js';
import * as styles from './house.css.js';
import type { OutdoorPlace } from './house-parts.js';

/** From where the unit is drawn, on the ground, to where it stands or hangs. */
export const outdoorTransform: Record<OutdoorPlace, string | undefined> = {
  ground: undefined,
  wall: 'translate(12 -82)',
  balcony: 'translate(33 -29) scale(0.8)',
  roof: 'translate(132 -78) scale(0.6)',
};

function Support({ place }: { place: Exclude<OutdoorPlace, 'ground'> }) {
  switch (place) {
    case 'wall':
      return <path d="M160 224H76M160 248 128 224" className={styles.stroke} />;
    case 'balcony':
      return (
        <>
          <rect x="60" y="215" width="102" height="7" className={styles.shape.wallShade} />
          <path d="M64 215V182M64 182H160M80 215V182M96 215V182M112 215V182M128 215V182M144 215V182" className={styles.fine} />
        </>
      );
    case 'roof':
      return <path d="M168 105H214M173 105v17M209 105v-2" className={styles.stroke} />;
  }
}

/** What holds the unit where it can't stand on the ground. */
export function OutdoorSupport({ place }: { place: OutdoorPlace }) {
  return place === 'ground' ? null : <Support place={place} />;
}

/** From the unit down to where the pipes go in. */
const pipes: Record<Exclude<OutdoorPlace, 'ground'>, string> = {
  wall: 'M142 226V289',
  balcony: 'M142 222V289',
  roof: 'M170 108 145 128q-4 3-4 9V289',
};

export function OutdoorPipe({ place, lit }: { place: OutdoorPlace; lit: boolean }) {
  if (place === 'ground') return null;
  return <path d={pipes[place]} className={classNames(styles.pipe, lit ? styles.pipeCold : styles.pipeOff)} />;
}
