import { classNames } from '../theme/class-names.js';
import * as styles from './house.css.js';

export function Floor() {
  return (
    <>
      <path d="M168 135H450v6H168ZM168 215H450v6H168ZM168 300H450v6H168Z" className={styles.plain.wallShade} />
      <path d="M168 135H450M168 215H450" className={styles.fine} />
    </>
  );
}

export function Bedroom() {
  return (
    <>
      <path d="M188 177v38M271 189v26" className={styles.stroke} />
      <rect x="189" y="200" width="82" height="7" className={styles.shape.machine} />
      <path d="M193 200c-1-9 4-14 12-14s20-1 22 6c1 4-1 8-4 8Z" className={styles.shape.machine} />
      <path d="M217 200c3-10 14-13 24-12s27 3 29 12Z" className={styles.shape.textileShade} />
      <rect x="220" y="155" width="22" height="17" rx="1" className={styles.shape.machine} />
      <path d="M223 169l5-6 4 3 4-5 3 8" className={styles.fine} />
      <path d="M306 141v12" className={styles.fine} />
      <path d="M297 162c0-6 4-9 9-9s9 3 9 9Z" className={styles.shape.heat} />
    </>
  );
}

const radiatorRibs = [364, 374, 384, 394, 404];

export function Radiator() {
  return (
    <>
      <path d="M362 207v7M408 207v7" className={styles.stroke} />
      <rect x="353" y="178" width="63" height="29" rx="6" className={styles.shape.heat} />
      <path d={radiatorRibs.map((x) => `M${x} 183v19`).join('')} className={styles.stroke} />
    </>
  );
}

interface PipesProps {
  lit: boolean;
  /** Unique on the page. */
  gradientId: string;
}

/** The motif in the drawing: cold from outside, warm to the radiator. */
export function Pipes({ lit, gradientId }: PipesProps) {
  return (
    <>
      <defs>
        {/* Along the path's own width, in the drawing's units: a horizontal line has no box to measure a gradient by. */}
        <linearGradient id={gradientId} gradientUnits="userSpaceOnUse" x1="138" y1="0" x2="396" y2="0">
          <stop offset="0" className={styles.pipeStop.cold} />
          <stop offset="0.62" className={styles.pipeStop.mild} />
          <stop offset="1" className={styles.pipeStop.warm} />
        </linearGradient>
      </defs>
      <path
        d="M140 289H350C372 289 378 280 394 268"
        className={classNames(styles.pipe, !lit && styles.pipeOff)}
        stroke={lit ? `url(#${gradientId})` : undefined}
      />
      <path d="M428 258h5q8 0 8-8V195q0-8-8-8H416" className={classNames(styles.pipe, lit ? styles.pipeWarm : styles.pipeOff)} />
    </>
  );
}

export function Boiler() {
  return (
    <>
      <rect x="392" y="229" width="36" height="73" rx="6" className={styles.shape.machine} />
      <circle cx="410" cy="246" r="6.5" className={styles.stroke} />
      <path d="M402 264h16M402 272h16" className={styles.stroke} />
    </>
  );
}

/** In proportion to the storey: 190 cm high and 63 wide. */
export function PompT() {
  return (
    <>
      <rect x="360" y="238" width="24" height="62" rx="4" className={styles.shape.machine} />
      <path d="M360 254h24" className={styles.stroke} />
      <rect x="367" y="243" width="10" height="6" rx="1" className={styles.shape.heat} />
      <path d="M366 292h12" className={styles.fine} />
    </>
  );
}

/** 73 cm high, on the wall. */
export function Element() {
  return (
    <>
      <path d="M340 260v28" className={styles.fine} />
      <rect x="333" y="234" width="14" height="26" rx="3" className={styles.shape.machine} />
      <path d="M341 239l-4 7h5l-3 7" className={styles.fine} />
    </>
  );
}

export function LivingRoom() {
  return (
    <>
      <path d="M303 221v11" className={styles.fine} />
      <path d="M292 243c0-7 5-11 11-11s11 4 11 11Z" className={styles.shape.heat} />
      <path d="M271 298v5M335 298v5" className={styles.stroke} />
      <path d="M270 290V274c0-7 4-10 10-10h46c6 0 10 3 10 10v16Z" className={styles.shape.textile} />
      <path d="M273 284h60v14H273Z" className={styles.shape.textile} />
      <path
        d="M263 284c0-5 3-7 6-7s7 2 7 7v14h-10c-2 0-3-1-3-3ZM343 284c0-5-3-7-6-7s-7 2-7 7v14h10c2 0 3-1 3-3Z"
        className={styles.shape.textile}
      />
    </>
  );
}

export function MeterCupboard() {
  return (
    <>
      <rect x="174" y="246" width="21" height="54" rx="2" className={styles.shape.machine} />
      <path d="M187 253l-6 10h6l-4 9" className={styles.fine} />
      <path d="M191 281v6" className={styles.fine} />
    </>
  );
}
