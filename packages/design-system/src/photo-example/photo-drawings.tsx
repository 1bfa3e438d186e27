import type { ReactNode } from 'react';
import * as house from '../house/house.css.js';
import * as styles from './photo-example.css.js';
import type { PhotoSubject } from './photo-subjects.js';

const { shape, plain, stroke, fine } = house;

/** A wall above a floor. */
function Room({ floor = 88 }: { floor?: number }) {
  return (
    <>
      <path d="M0 0h136v102H0Z" className={plain.wall} />
      <path d={`M0 ${floor}h136V102H0Z`} className={plain.wallShade} />
      <path d={`M0 ${floor}h136`} className={fine} />
    </>
  );
}

/** A place where something will stand. */
const Place = ({ d }: { d: string }) => <path d={d} className={house.mark} />;

/** A tape measure, standing. */
function Tape({ x, from, to }: { x: number; from: number; to: number }) {
  const ticks = Array.from(
    { length: Math.floor((to - from) / 8) },
    (_, index) => `M${x} ${from + 6 + index * 8}h${index % 2 === 0 ? 4 : 6}`,
  );
  return (
    <>
      <path d={`M${x} ${from}h8V${to}h-8Z`} className={shape.heat} />
      <path d={ticks.join('')} className={fine} />
    </>
  );
}

/** From dark lines on the paper of the house, like the house itself. */
export const photoDrawings = {
  boiler: (
    <>
      <Room floor={96} />
      <path d="M50 68V96M62 68V96M74 68V96M86 68V96" className={styles.pipe} />
      <path d="M50 70V94" className={styles.warm} />
      <path d="M86 70V94" className={styles.cold} />
      <rect x="38" y="8" width="60" height="60" rx="5" className={shape.machine} />
      <rect x="60" y="16" width="16" height="9" rx="2" className={shape.glass} />
      <rect x="46" y="48" width="30" height="13" rx="1.5" className={shape.heat} />
      <path d="M51 53h20M51 57h12" className={fine} />
    </>
  ),
  outdoorPlace: (
    <>
      <path d="M0 0h136v102H0Z" className={plain.glass} />
      <path d="M30 0H136V84H30Z" className={shape.wall} />
      <path d="M30 14h10M30 42h10M30 70h10M58 8h14M126 32h10M118 62h18" className={fine} />
      <rect x="92" y="16" width="30" height="30" rx="1" className={shape.glass} />
      <path d="M107 16v30M92 31h30" className={fine} />
      <path d="M0 84H136V102H0Z" className={plain.ground} />
      <path d="M0 84H136" className={stroke} />
      <path d="M4 84c-3-8 2-14 8-13 2-7 12-6 14 1 5 1 7 7 4 12Z" className={shape.leaf} />
      <Place d="M46 52H82a5 5 0 0 1 5 5V78a5 5 0 0 1-5 5H46a5 5 0 0 1-5-5V57a5 5 0 0 1 5-5Z" />
    </>
  ),
  indoorPlace: (
    <>
      <Room />
      <path d="M0 6h136" className={fine} />
      <path d="M84 88V22H120V88" className={shape.textile} />
      <path d="M90 56h4" className={stroke} />
      <Place d="M32 20H62a4 4 0 0 1 4 4V88H28V24a4 4 0 0 1 4-4Z" />
      <Tape x={14} from={20} to={88} />
    </>
  ),
  wallPlace: (
    <>
      <Room />
      <path d="M112 0V88M122 0V88" className={styles.pipe} />
      <path d="M112 0V88" className={styles.warm} />
      <Place d="M56 18H84a4 4 0 0 1 4 4V64a4 4 0 0 1-4 4H56a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4Z" />
      <Tape x={34} from={18} to={68} />
      <rect x="12" y="62" width="14" height="14" rx="2" className={shape.machine} />
      <path d="M16.5 69h.1M21.5 69h.1" className={stroke} />
    </>
  ),
  hatch: (
    <>
      <Room floor={44} />
      <path d="M26 92 42 58H96L112 92Z" className={shape.machine} />
      <path d="M34 88 47 62H91L104 88Z" className={plain.wallShade} />
      <path d="M38 78H99M42 70H95" className={styles.pipe} />
      <path d="M38 78H99" className={styles.warm} />
      <path d="M42 58 46 20H100L96 58Z" className={shape.textile} />
      <path d="M68 28h9" className={stroke} />
    </>
  ),
  pipeRoute: (
    <>
      <path d="M0 0H62V102H0Z" className={plain.glass} />
      <path d="M74 0H136V102H74Z" className={plain.wall} />
      <path d="M0 86H62V102H0Z" className={plain.ground} />
      <path d="M74 86H136V102H74Z" className={plain.wallShade} />
      <path d="M0 86H62M74 86H136" className={fine} />
      <path d="M62 -4h12v110H62Z" className={shape.wallShade} />
      <path d="M10 60H40a4 4 0 0 1 4 4V82a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V64a4 4 0 0 1 4-4Z" className={shape.machine} />
      <circle cx="24" cy="73" r="8" className={shape.glass} />
      <path d="M48 72H98V30H130" className={house.mark} />
      <path d="M104 62h26v24h-26Z" className={shape.textile} />
      <path d="M117 62v24" className={fine} />
    </>
  ),
  pipes: (
    <>
      <Room floor={110} />
      <path d="M52 0V102M92 0V102" className={styles.thickPipe} />
      <path d="M52 0V102" className={styles.thickWarm} />
      <path d="M92 0V102" className={styles.thickCold} />
      <path d="M22 44H114V56H22Z" className={shape.heat} />
      <path d="M30 44v5M40 44v7M50 44v5M60 44v7M70 44v5M80 44v7M90 44v5M100 44v7" className={fine} />
    </>
  ),
} satisfies Record<PhotoSubject, ReactNode>;
