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
      <path d="M518 172c22 0 36 15 36 37s-15 38-36 38-36-16-36-38 14-37 36-37Z" className={styles.shape.leaf} />
      <path d="M518 306V214M518 240l11-12M518 228l-9-10" className={styles.stroke} />
      <path d="M474 306c-3-8 2-14 8-13 2-7 13-7 15 0 7-1 10 6 7 13Z" className={styles.shape.leaf} />
    </>
  );
}

const bladeTurns = [0, 90, 180, 270];

export function OutdoorUnit() {
  return (
    <>
      <path
        d="M6 254c8-7 14-7 21-2s13 5 20-1M2 272c8-7 14-7 21-2s13 5 20-1M8 290c8-7 14-7 21-2s12 5 19-1"
        className={styles.airFlow}
      />
      <path d="M68 299v6M128 299v6" className={styles.stroke} />
      <rect x="58" y="242" width="80" height="57" rx="7" className={styles.shape.machine} />
      <circle cx="88" cy="270.5" r="20.5" className={styles.shape.glass} />
      {bladeTurns.map((turn) => (
        <path
          key={turn}
          d="M88 270.5C85 261 89 253 97 254C103 259 99 268 88 270.5"
          transform={`rotate(${turn} 88 270.5)`}
          className={styles.shape.machine}
        />
      ))}
      <circle cx="88" cy="270.5" r="2.5" className={styles.dot} />
      <path d="M119 257h10M119 266h10M119 275h10" className={styles.stroke} />
    </>
  );
}

export function Walls() {
  return (
    <>
      <path d="M164 306V136L309 26 454 136V306Z" className={styles.plain.wall} />
      <path d="M176 137 309 36 442 137" className={styles.insulation} />
      <path d="M160 306V137l8-6V306ZM450 306V131l8 6V306Z" className={styles.shape.wallShade} />
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
