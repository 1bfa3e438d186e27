import * as styles from './house.css.js';

export function Ground() {
  return (
    <>
      <ellipse cx="284" cy="307" rx="272" ry="20" className={styles.plain.ground} />
      <path d="M4 306H556" className={styles.stroke} />
    </>
  );
}

export function Tree() {
  return (
    <>
      <path d="M518 212V306M518 262l13-15" className={styles.stroke} />
      <path d="M518 174c23 0 37 15 37 36s-15 36-37 36-37-15-37-36 14-36 37-36Z" className={styles.shape.leaf} />
      <path d="M518 246V226M518 236l9-10" className={styles.fine} />
      <path d="M476 306c0-9 6-14 12-14s12 5 12 14Z" className={styles.shape.leaf} />
    </>
  );
}

const bladeTurns = [0, 90, 180, 270];

export function OutdoorUnit() {
  return (
    <>
      <path d="M6 254c8-7 14-7 21-2s13 5 20-1M2 272c8-7 14-7 21-2s13 5 20-1M8 290c8-7 14-7 21-2s12 5 19-1" className={styles.airFlow} />
      <path d="M68 299v6M128 299v6" className={styles.stroke} />
      <rect x="58" y="242" width="80" height="57" rx="7" className={styles.shape.machine} />
      <circle cx="88" cy="270.5" r="20.5" className={styles.shape.glass} />
      {bladeTurns.map((turn) => (
        <path key={turn} d="M88 270.5C80 264 80 255 87 252.5C95 255 96 264 88 270.5" transform={`rotate(${turn} 88 270.5)`} className={styles.shape.machine} />
      ))}
      <circle cx="88" cy="270.5" r="2.5" className={styles.dot} />
      <path d="M119 257h10M119 266h10M119 275h10" className={styles.stroke} />
    </>
  );
}

export function Walls() {
  return (
    <>
      <path d="M164 306V140L309 28 454 140V306Z" className={styles.plain.wall} />
      <path d="M160 306V140h8V306M450 306V140h8V306" className={styles.shape.wallShade} />
    </>
  );
}

export function Roof() {
  return (
    <>
      <path d="M393 36h25v70l-25-20Z" className={styles.shape.chimney} />
      <path d="M390 36h31" className={styles.stroke} />
      <path d="M147 146 309 22 471 146" className={styles.roofBeam} />
    </>
  );
}

export function AtticWindow() {
  return (
    <>
      <circle cx="309" cy="88" r="18" className={styles.shape.glass} />
      <path d="M309 70v36M291 88h36" className={styles.stroke} />
    </>
  );
}

export function Windows() {
  return (
    <>
      <rect x="356" y="149" width="58" height="20" rx="1" className={styles.shape.glass} />
      <path d="M385 149v20" className={styles.fine} />
      <rect x="206" y="236" width="50" height="30" rx="1" className={styles.shape.glass} />
      <path d="M231 236v30M202 267h58" className={styles.stroke} />
    </>
  );
}
