import { useId } from 'react';
import { Numbers } from './house-numbers.js';
import { Air, Boiler, FirstFloor, GroundFloor, MeterCupboard, Pump, Radiator, Sofa, Tank, Washer } from './own-house-inside.js';
import {
  type HouseMark,
  type HouseNeighbours,
  type HousePeriod,
  type HousePoint,
  type HouseRoof,
  type HouseShape,
  type HouseType,
  type MarkedAt,
  marksOf,
  pointsOf,
  shapeOf,
  storey,
  warmthOf,
} from './own-house-shape.js';
import { Street } from './own-house-street.js';
import * as styles from './own-house.css.js';

/** Props of `House`. */
export interface HouseProps {
  /** What kind of home it is. */
  type: HouseType;
  /** When it was built: what windows, walls and chimney look like. */
  period?: HousePeriod;
  /** How it is covered. */
  roof?: HouseRoof;
  /** Where others stand against it; by its type unless told otherwise. */
  neighbours?: HouseNeighbours;
  /** The class of its energy label, such as `C`: how warm its walls keep it. */
  label?: string | undefined;
  /** What heats it: with the boiler, or without gas. */
  system?: 'hybrid' | 'allElectric';
  /** What is numbered, in the order of what stands beside the picture: 1 for the first. */
  numbered?: readonly HousePoint[];
  /** What of that it is about now: its number is filled. */
  current?: HousePoint | undefined;
  /** What a question is about: with a dashed line around it. */
  marked?: HouseMark | undefined;
  /** Says what the picture tells; without it the picture is decoration. */
  title?: string;
}

/** A home as someone knows theirs, cut open in its street, with the pump and the warm line in it. */
export function House({
  type,
  period = 'seventies',
  roof = 'pitched',
  neighbours,
  label,
  system = 'hybrid',
  numbered = [],
  current,
  marked,
  title,
}: HouseProps) {
  const id = useId();
  const isHybrid = system === 'hybrid';
  const shape = type === 'apartment' ? undefined : shapeOf(type, roof, neighbours);
  const points = shape ? pointsOf(shape, isHybrid) : pointsOfApartment(isHybrid);
  const marks = shape ? marksOf(shape, isHybrid) : marksOfApartment(isHybrid);
  return (
    <svg
      viewBox="-300 -318 600 398"
      className={styles.picture}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      focusable="false"
      data-type={type}
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="60" x2="0" y2="-220">
        <stop offset="0" className={styles.stop.cold} />
        <stop offset=".55" className={styles.stop.mild} />
        <stop offset="1" className={styles.stop.warm} />
      </linearGradient>
      <circle cx="228" cy="-262" r="34" className={styles.sun} />
      {type === 'apartment' || !shape ? (
        <Apartment period={period} label={label} system={system} gradient={id} />
      ) : (
        <OnTheGround shape={shape} type={type} period={period} label={label} system={system} gradient={id} />
      )}
      {marked === 'meterCupboard' && <MeterCupboard at={marks.meterCupboard} />}
      {marked && <Mark at={marks[marked]} />}
      <Numbers spots={numbered.map((point) => ({ at: points[point], isCurrent: point === current }))} />
    </svg>
  );
}

const Mark = ({ at: [x, y, radius] }: { readonly at: MarkedAt[HouseMark] }) => (
  <circle cx={x} cy={y} r={radius} className={styles.mark} data-marked="" />
);

interface Drawn {
  readonly period: HousePeriod;
  readonly label: string | undefined;
  readonly system: 'hybrid' | 'allElectric';
  readonly gradient: string;
}

function OnTheGround({
  shape,
  type,
  period,
  label,
  system,
  gradient,
}: Drawn & { shape: HouseShape; type: Exclude<HouseType, 'apartment'> }) {
  const { left, right, eaves, roof } = shape;
  const hasAttic = roof !== 'flat';
  const warmth = warmthOf(label);
  // The boiler hangs as high as there is a floor for it.
  const boiler = hasAttic
    ? { x: roof === 'gable' ? -46 : left + 44, y: eaves - (roof === 'gable' ? 56 : 62) }
    : { x: left + 34, y: eaves + 18 };
  const inlet = boiler.y + (roof === 'gable' ? 40 : 14);
  const riser = left + 22;
  const drop = right - 16;
  return (
    <>
      <path d="M-2000 0H2000V2400H-2000Z" className={styles.lawn} />
      <Street shape={shape} type={type} period={period} />
      <path d="M-2000 0H2000" className={styles.line} />
      <Shell shape={shape} warmth={warmth} period={period} />
      <g transform={`translate(0 ${-storey})`}>
        <FirstFloor left={left} right={right} period={period} />
      </g>
      <GroundFloor right={right} period={period} />
      <path d={`M${left + 8}-84H${right - 8}v6H${left + 8}Z`} className={styles.oursFine.wood} />
      {hasAttic && <path d={`M${left + 8} ${eaves}H${right - 8}v6H${left + 8}Z`} className={styles.oursFine.wood} />}
      <path d={`M${left + 8}-4H${right - 8}v4H${left + 8}Z`} className={styles.oursFine.wood} />
      {hasAttic && <Washer x={roof === 'gable' ? 6 : left + 96} y={eaves} />}
      {system === 'hybrid' ? (
        <>
          <path
            d={`M-8 46H${riser + 10}q-10 0-10-10V${inlet + 8}q0-8 8-8H${boiler.x}`}
            stroke={`url(#${gradient})`}
            className={styles.pipe}
          />
          <path
            d={`M${boiler.x + 15} ${boiler.y + 46}V${boiler.y + 50}q0 8 8 8H${drop - 8}q8 0 8 8V-32q0 8-8 8h-4M${drop} -108h-12`}
            className={styles.warmPipe}
          />
          <Boiler {...boiler} />
        </>
      ) : (
        <>
          <path d={`M-8 46H${riser + 14}q-10 0-10-10V-2`} stroke={`url(#${gradient})`} className={styles.pipe} />
          <path d={`M${left + 38}-30H${drop - 8}q8 0 8-8V-98q0-8-8-8M${drop - 6}-30v6`} className={styles.warmPipe} />
          <Tank x={left + 14} />
        </>
      )}
      <Cover shape={shape} period={period} />
      {warmth === 'cool' && <Leaks shape={shape} />}
      {label && <Plate x={left - 4} y={-58} label={label} />}
      <path d={`M${left - 6} 24v-38h10v38ZM${right - 4} 24v-38h10v38Z`} className={styles.oursFine.wood} />
      <Pump x={-14} y={66} />
      <Air x={84} y={16} />
    </>
  );
}

/** Walls as they are cut, and what is behind the rooms. */
function Shell({ shape, warmth, period }: { shape: HouseShape; warmth: keyof typeof styles.room; period: HousePeriod }) {
  const { left, right, eaves, ridge, roof } = shape;
  const top = roof === 'gable' ? `L0 ${ridge + 8}L${right} ${eaves}` : `V${ridge}H${right}V${eaves}`;
  const up = roof === 'along' ? ridge : eaves;
  const walls = `M${left} 0V${up}h12V0ZM${right - 12} 0V${eaves}h12V0Z`;
  const courses = [left, right - 12]
    .flatMap((x) => Array.from({ length: 13 }, (_, course) => `M${x} ${-12 * (course + 1)}h12`))
    .join('');
  return (
    <>
      <path d={`M${left} 0V${eaves}${top}V0Z`} className={styles.room[warmth]} />
      {warmth === 'warm' && roof === 'gable' && (
        <path
          d={`M${left + 16} ${eaves}L0 ${ridge + 20}L${right - 16} ${eaves}h-14L0 ${ridge + 32}L${left + 30} ${eaves}Z`}
          className={styles.insulation}
        />
      )}
      <path d={walls} className={period === 'recent' ? styles.ours.wood : styles.ours.brick} />
      <path d={courses} className={styles.course} />
      {(warmth === 'warm' || warmth === 'mild') && (
        <path
          d={
            warmth === 'warm'
              ? `M${left + 12} 0V${eaves}h6V0ZM${right - 18} 0V${eaves}h6V0Z`
              : `M${left + 12} 0V${eaves}h3V0ZM${right - 15} 0V${eaves}h3V0Z`
          }
          className={styles.insulation}
        />
      )}
    </>
  );
}

/** The roof over what is cut open: a part of it still lies there. */
function Cover({ shape, period }: { shape: HouseShape; period: HousePeriod }) {
  const { left, right, eaves, ridge, roof } = shape;
  const chimney = period !== 'recent' && (
    <>
      <path
        d={roof === 'gable' ? `M52 ${ridge + 46}v-52h28v75Z` : `M${right - 38} ${ridge}v-34h28v34Z`}
        className={styles.ours.brick}
      />
      <path d={roof === 'gable' ? `M47 ${ridge - 6}h38` : `M${right - 43} ${ridge - 34}h38`} className={styles.line} />
    </>
  );
  if (roof === 'flat')
    return (
      <>
        <path d={`M${left - 8} ${eaves}v-12H${right + 8}v12Z`} className={styles.ours.roof} />
        {period !== 'recent' && <path d={`M${right - 40} ${eaves - 12}v-22h22v22Z`} className={styles.ours.brick} />}
      </>
    );
  if (roof === 'gable')
    return (
      <>
        {chimney}
        <path d={`M${left - 24} ${eaves + 16}L0 ${ridge}L${right + 24} ${eaves + 16}`} className={styles.gableBeam} />
      </>
    );
  const slope = right - 84;
  const rows = [1, 2, 3, 4].map((row) => ridge + ((eaves - ridge) / 5) * row);
  const edge = (y: number) => slope + ((y - ridge) / (eaves - ridge)) * -34;
  return (
    <>
      {chimney}
      <path d={`M${slope} ${ridge}L${slope - 34} ${eaves - 2}H${right}V${ridge}Z`} className={styles.ours.tile} />
      <path d={rows.map((y) => `M${Math.round(edge(y))} ${Math.round(y)}H${right}`).join('')} className={styles.course} />
      {period === 'recent' ? (
        <path
          d={`M${right - 66} ${ridge + 18}h50v44h-50ZM${right - 66} ${ridge + 40}h50M${right - 41} ${ridge + 18}v44`}
          className={styles.oursFine.glass}
        />
      ) : (
        <path d={`M${right - 58} ${ridge + 22}h34v38h-34ZM${right - 41} ${ridge + 22}v38`} className={styles.oursFine.glass} />
      )}
      <path d={`M${left - 4} ${ridge - 3}H${right + 4}`} className={styles.beam} />
      <path d={`M${slope - 40} ${eaves - 3}H${right + 6}v8H${slope - 40}Z`} className={styles.oursFine.machine} />
    </>
  );
}

/** Warmth that goes out where walls and roof don't keep it. */
function Leaks({ shape: { left, right, ridge, roof } }: { shape: HouseShape }) {
  const up = roof === 'gable' ? [-40, 34] : [left + 50, left + 90];
  return (
    <path
      d={[
        ...up.map((x) => `M${x} ${(roof === 'gable' ? ridge + 16 : ridge) - 14}c6-7 0-11 5-18s0-10 4-15`),
        `M${right + 12}-130c8-5 12 1 18-3s9-1 13-4`,
        `M${right + 12}-52c8-5 12 1 18-3s9-1 13-4`,
      ].join('')}
      className={styles.leak}
    />
  );
}

/** The energy label, on the wall. */
function Plate({ x, y, label }: { x: number; y: number; label: string }) {
  const width = 16 + label.length * 9;
  return (
    <g transform={`translate(${x - width} ${y})`}>
      <path d={`M0 0h${width - 8}l8 12-8 12H0Z`} className={styles.plate} />
      <text x={(width - 4) / 2} y="17.5" className={styles.letter}>
        {label}
      </text>
    </g>
  );
}

const flat = { width: 252, height: 94 } as const;
const pointsOfApartment = (isHybrid: boolean): ReturnType<typeof pointsOf> => ({
  boiler: isHybrid ? [-68, -172] : [-72, -150],
  radiator: [-58, -112],
  wall: [-flat.width / 2, -176],
  pipes: isHybrid ? [6, -179] : [-24, -90],
  chimney: [-100, -206],
  pump: [44, -116],
  livingRoom: [10, -134],
  garden: [246, -34],
});

const marksOfApartment = (isHybrid: boolean): ReturnType<typeof marksOf> => ({
  boiler: isHybrid ? [-101, -149, 34] : [-108, -130, 36],
  radiator: [-61, -120, 30],
  wall: [-flat.width / 2, -140, 28],
  roof: [-60, -188, 26],
  floor: [-60, -94, 26],
  window: [-35, -150, 38],
  pipes: isHybrid ? [-40, -178, 26] : [-24, -100, 26],
  livingRoom: [8, -128, 38],
  meterCupboard: isHybrid ? [-107, -111, 20] : [-98, -176, 20],
  pump: [77, -122, 42],
  wholeHouse: [0, -1.5 * flat.height, 138],
});

/** How many homes its block has on top of and beside each other. */
const block = { columns: [-2, -1, 0, 1, 2], floors: [0, 1, 2] } as const;

function Apartment({ period, label, system, gradient }: Drawn) {
  const { width, height } = flat;
  const [left, right] = [-width / 2, width / 2];
  const floor = -height;
  const balcony = right - 96;
  const wall = period === 'recent' ? styles.ours.wood : styles.ours.brick;
  return (
    <>
      <path d="M-2000 0H2000V2400H-2000Z" className={styles.lawn} />
      {block.floors.flatMap((level) =>
        block.columns.map((column) =>
          level === 1 && column === 0 ? null : (
            <QuietFlat key={`${level} ${column}`} x={column * width + left} floor={-level * height} />
          ),
        ),
      )}
      <rect x={-2.5 * width - 8} y={-3 * height - 10} width={5 * width + 16} height="11" className={styles.quiet.roof} />
      <path d="M-2000 0H2000" className={styles.line} />
      <rect x={left} y={floor - height} width={width} height={height} className={styles.room[warmthOf(label)]} />
      <rect x={balcony} y={floor - height} width={right - balcony} height={height} className={styles.sky} />
      <g transform={`translate(0 ${floor - 4})`}>
        <rect x="-72" y="-72" width="74" height="42" className={styles.ours.glass} />
        <path d="M-35-72v42" className={styles.fine} />
        <path d="M16-86v14" className={styles.fine} />
        <path d="M3-60c0-7 5-12 13-12s13 5 13 12Z" className={styles.ours.heat} />
        <g transform="translate(30 0) scale(.9)">
          <Sofa />
        </g>
        <Radiator x={-84} y={-36} />
        {system === 'hybrid' ? (
          <>
            <path
              d={`M${balcony + 12}-12H${balcony - 4}q-7 0-7-7V-74q0-7-7-7H${left + 26}`}
              stroke={`url(#${gradient})`}
              className={styles.pipe}
            />
            <path d={`M${left + 25}-28v6q0 6 6 6h10`} className={styles.warmPipe} />
            <Boiler x={left + 10} y={-74} />
          </>
        ) : (
          <>
            <path d={`M${balcony + 12}-4H${left + 30}`} stroke={`url(#${gradient})`} className={styles.pipe} />
            <Tank x={left + 8} />
          </>
        )}
      </g>
      <path d={`M${balcony} ${floor}V${floor - height}`} className={styles.line} />
      <Pump x={balcony + 14} y={floor - 4} scale={0.78} />
      <path
        d={`M${balcony} ${floor - 38}H${right}${[16, 32, 48, 64, 80].map((along) => `M${balcony + along} ${floor - 38}v34`).join('')}`}
        className={styles.fine}
      />
      <rect x={left - 5} y={floor - 4} width={width + 10} height="9" className={wall} />
      <rect x={left - 5} y={floor - height - 5} width={width + 10} height="9" className={wall} />
      <rect x={left - 5} y={floor - height} width="10" height={height} className={wall} />
      <rect x={right - 5} y={floor - height} width="10" height={height} className={wall} />
      <Air x={right + 8} y={floor - 48} />
      {label && <Plate x={left - 10} y={floor - height / 2 - 12} label={label} />}
      {[-250, 232].map((x) => (
        <path key={x} d={`M${x} 0c-4-14 4-24 15-22 4-12 26-12 30 0 13-2 20 9 13 22Z`} className={styles.quiet.leaf} />
      ))}
    </>
  );
}

function QuietFlat({ x, floor }: { x: number; floor: number }) {
  const { width, height } = flat;
  return (
    <>
      <rect x={x} y={floor - height} width={width} height={height} className={styles.quiet.wall} />
      <path d={`M${x + 24} ${floor - 74}h84v46h-84ZM${x + 152} ${floor - 74}h76v74h-76Z`} className={styles.quiet.glass} />
      <path d={`M${x + 144} ${floor - 34}h92v32h-92Z`} className={styles.quiet.white} />
      <path d={`M${x + 66} ${floor - 74}v46M${x + 190} ${floor - 74}v40`} className={styles.quietCourse} />
    </>
  );
}
