import type { HousePeriod, HouseShape, MarkedAt } from './own-house-shape.js';
import * as styles from './own-house.css.js';

/** The bars of a window from its upper left corner, by when it was made: from many small panes to one. */
function barsOf(period: HousePeriod, width: number, height: number): string {
  const upright = (part: number) => `M${Math.round(width * part)} 0v${height}`;
  const across = (part: number) => `M0 ${Math.round(height * part)}h${width}`;
  return {
    before1945: upright(1 / 3) + upright(2 / 3) + across(0.32),
    postWar: upright(0.5) + across(0.5),
    seventies: upright(0.34) + across(0.32),
    recent: upright(0.5),
  }[period];
}

interface Floor extends Pick<HouseShape, 'left' | 'right'> {
  readonly period: HousePeriod;
}

/** What stands on the ground floor, around the middle. */
export function GroundFloor({ right, period }: Omit<Floor, 'left'>) {
  return (
    <>
      <rect x="-14" y="-70" width="78" height="44" className={styles.ours.glass} />
      <path d={barsOf(period, 78, 44)} transform="translate(-14 -70)" className={styles.fine} />
      <path d="M-52-78v12" className={styles.fine} />
      <path d="M-66-54c0-8 6-13 14-13s14 5 14 13Z" className={styles.ours.heat} />
      <Sofa />
      <Radiator x={right - 74} y={-38} />
    </>
  );
}

/** With someone in it. */
export function Sofa() {
  return (
    <>
      <path d="M-74-5v5M-10-5v5" className={styles.line} />
      <path d="M-76-14v-16q0-9 9-9h50q9 0 9 9v16Z" className={styles.ours.textile} />
      <path d="M-50-42q10-6 19 0l5 24h-28Z" className={styles.coat} />
      <circle cx="-41" cy="-50" r="8" className={styles.skin} />
      <path d="M-50-50q0-11 10-10t8 8q-8-4-18 2Z" className={styles.dark} />
      <path d="M-33-31l14-5 3 9-14 5Z" className={styles.oursFine.machine} />
      <path d="M-72-20h60v15h-60Z" className={styles.ours.textileShade} />
      <path d="M-82-20q0-8 7-8t7 8v15h-10q-4 0-4-4ZM-2-20q0-8-7-8t-7 8v15h10q4 0 4-4Z" className={styles.ours.textile} />
    </>
  );
}

/** Its upper left corner; 46 by 28. */
export function Radiator({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M8 28v6M38 28v6" className={styles.line} />
      <rect width="46" height="28" rx="5" className={styles.ours.heat} />
      <path d="M8 5v18M16 5v18M23 5v18M30 5v18M38 5v18" className={styles.fine} />
    </g>
  );
}

/** A bathroom, and a bed under a window. Drawn from the floor of the storey up. */
export function FirstFloor({ left, right, period }: Floor) {
  const wall = left + 74;
  return (
    <>
      <path d={`M${left + 10}-80H${wall}V0H${left + 10}Z`} className={styles.bathroom} />
      <path
        d={`M${left + 10}-60H${wall}M${left + 10}-40H${wall}M${left + 10}-20H${wall}M${left + 32}-80V0M${left + 54}-80V0`}
        className={styles.course}
      />
      <path d={`M${left + 18}-62h10M${left + 20}-62v-8M${left + 28}-62v4`} className={styles.fine} />
      <rect x={wall - 30} y="-64" width="18" height="22" rx="9" className={styles.oursFine.machine} />
      <path d={`M${wall - 33}-30h24v5q0 7-8 7h-8q-8 0-8-7ZM${wall - 21}-18V0`} className={styles.oursFine.machine} />
      <path d={`M${wall}-80V0`} className={styles.line} />
      <rect x={wall + 26} y="-70" width="74" height="34" className={styles.ours.glass} />
      <path d={barsOf(period, 74, 34)} transform={`translate(${wall + 26} -70)`} className={styles.fine} />
      <path d={`M${wall + 20}-34h86`} className={styles.fine} />
      <path d={`M${wall + 12}-30V0M${wall + 84}-14V0`} className={styles.line} />
      <rect x={wall + 13} y="-14" width="70" height="9" className={styles.ours.machine} />
      <path d={`M${wall + 15}-14q0-11 12-11t14 11Z`} className={styles.ours.machine} />
      <path d={`M${wall + 34}-14q3-13 18-13t30 13Z`} className={styles.ours.textileShade} />
      <Radiator x={right - 74} y={-38} />
    </>
  );
}

/** From its upper left corner; 30 by 46. */
export function Boiler({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="30" height="46" rx="5" className={styles.ours.machine} />
      <circle cx="15" cy="15" r="5.5" className={styles.line} />
      <path d="M8 30h14M8 36h14" className={styles.fine} />
    </g>
  );
}

/** Within its mark: out of sight behind its door, it is there once a question is about it. */
export function MeterCupboard({ at: [x, y, radius] }: { readonly at: MarkedAt['meterCupboard'] }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 28})`}>
      <rect x="-11" y="-15" width="22" height="30" rx="2" className={styles.ours.wood} />
      <rect x="-7" y="-11" width="14" height="12" rx="1.5" className={styles.oursFine.machine} />
      <path d="M-4-6h8M-4 6h8M-4 10h8" className={styles.fine} />
    </g>
  );
}

/** From where it stands, and the Element on the wall beside it. */
export function Tank({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect x="0" y="-64" width="24" height="62" rx="4" className={styles.ours.machine} />
      <path d="M0-46h24" className={styles.fine} />
      <rect x="7" y="-59" width="10" height="7" rx="1.5" className={styles.dark} />
      <path d="M36-26v12" className={styles.fine} />
      <rect x="29" y="-52" width="14" height="26" rx="3" className={styles.ours.machine} />
      <path d="M37-47l-4 8h6l-4 8" className={styles.fine} />
    </g>
  );
}

/** From where it stands; 40 by 26. */
export function Washer({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect y="-32" width="28" height="32" rx="3" className={styles.oursFine.machine} />
      <circle cx="14" cy="-14" r="8" className={styles.oursFine.glass} />
      <path d="M5-27h6" className={styles.fine} />
    </g>
  );
}

/** The Pomp AO, from where its feet stand; 84 by 60. */
export function Pump({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }) {
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
      <ellipse cx="42" cy="1" rx="50" ry="5" className={styles.shade} />
      <path d="M10-4v4M74-4v4" className={styles.line} />
      <rect y="-60" width="84" height="56" rx="6" className={styles.ours.machine} />
      <circle cx="32" cy="-31" r="21" className={styles.dark} />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M32-31C25-37 26-49 38-50C42-43 40-35 32-31Z"
          transform={`rotate(${turn} 32 -31)`}
          className={styles.oursFine.textile}
        />
      ))}
      <circle cx="32" cy="-31" r="4" className={styles.oursFine.pump} />
      <path d="M62-44h14M62-37h14M62-30h14" className={styles.fine} />
      <rect x="-2" y="-65" width="88" height="9" rx="3" className={styles.ours.pump} />
    </g>
  );
}

/** Air that it draws in, to the right of it. */
export const Air = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path d={[0, 17, 34].map((down) => `M${x} ${y + down}c7-7 13-7 20-2s12 5 19-1`).join('')} className={styles.air} />
);
