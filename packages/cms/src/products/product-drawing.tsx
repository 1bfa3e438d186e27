import { useId } from 'react';
import type { Measures } from './fact-rows.js';
import type { FactProduct } from './product-facts.schema.js';
import * as styles from './products.css.js';

/** What can be drawn: all-electric is three of them. */
export type DrawnProduct = Exclude<FactProduct, 'all_electric'>;

interface DrawingProps extends Measures {
  product: DrawnProduct;
}

const blades = [0, 72, 144, 216, 288];
const rounded = (value: number) => Math.round(value * 10) / 10;

function Paints({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}b`}>
        <stop offset=".55" className={styles.light} />
        <stop offset="1" className={styles.shade} />
      </linearGradient>
      <linearGradient id={`${id}f`} x2="1" y2="1">
        <stop offset="0" className={styles.bladeLight} />
        <stop offset="1" className={styles.bladeShade} />
      </linearGradient>
      <linearGradient id={`${id}w`}>
        <stop offset="0" className={styles.cold} />
        <stop offset=".55" className={styles.mild} />
        <stop offset="1" className={styles.warm} />
      </linearGradient>
    </defs>
  );
}

/** Outside: a fan behind its guard, and slots beside it. */
function OutdoorUnitFront({ width, height, id }: Measures & { id: string }) {
  const lid = height * 0.07;
  const [x, y, r] = [width * 0.4, -height * 0.49, Math.min(height * 0.385, width * 0.31)];
  const slots = [0, 1, 2, 3, 4, 5].map((slot) => -height * (0.72 - slot * 0.055));
  return (
    <>
      <path d={`M${width * 0.1} 0v-5h${width * 0.13}v5ZM${width * 0.77} 0v-5h${width * 0.13}v5Z`} className={styles.dark} />
      <rect
        y={-height + lid / 2}
        width={width}
        height={height - 5 - lid / 2}
        rx="4"
        fill={`url(#${id}b)`}
        className={styles.outline}
      />
      <circle cx={x} cy={y} r={r} className={styles.dark} />
      {blades.map((turn) => (
        <path
          key={turn}
          d={`M0 0C${rounded(-r * 0.3)} ${rounded(-r * 0.35)} ${rounded(-r * 0.2)} ${rounded(-r * 0.92)} ${rounded(r * 0.32)} ${rounded(-r * 0.88)}C${rounded(r * 0.42)} ${rounded(-r * 0.5)} ${rounded(r * 0.2)} ${rounded(-r * 0.2)} 0 0Z`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill={`url(#${id}f)`}
        />
      ))}
      <g className={styles.faint}>
        {[0.5, 0.68, 0.86].map((part) => (
          <circle key={part} cx={x} cy={y} r={rounded(r * part)} stroke="#fff" />
        ))}
      </g>
      <circle cx={x} cy={y} r={r} className={styles.outline} />
      <circle cx={x} cy={y} r={rounded(r * 0.17)} className={styles.lid} />
      <path
        d={slots.map((slot) => `M${rounded(width * 0.79)} ${rounded(slot)}h${rounded(width * 0.13)}`).join('')}
        className={styles.thin}
      />
      <rect x={width * 0.79} y={-height * 0.25} width={width * 0.13} height="3.4" rx="1.7" fill={`url(#${id}w)`} />
      <rect x="-1.5" y={-height} width={width + 3} height={lid} rx="3" className={styles.lid} />
    </>
  );
}

function OutdoorUnitSide({ height, depth, id }: Measures & { id: string }) {
  const lid = height * 0.07;
  const slots = [0, 1, 2, 3, 4].map((slot) => -height * (0.7 - slot * 0.06));
  return (
    <>
      <path d={`M${depth * 0.12} 0v-5h6v5ZM${depth * 0.75} 0v-5h6v5Z`} className={styles.dark} />
      <path d={`M${depth} ${-height * 0.85}q4 ${height * 0.36} 0 ${height * 0.7}`} className={styles.lid} />
      <rect
        y={-height + lid / 2}
        width={depth}
        height={height - 5 - lid / 2}
        rx="3"
        fill={`url(#${id}b)`}
        className={styles.outline}
      />
      <path
        d={slots.map((slot) => `M${rounded(depth * 0.22)} ${rounded(slot)}h${rounded(depth * 0.4)}`).join('')}
        className={styles.thin}
      />
      <path d={`M0 ${-height * 0.2}h-11`} className={styles.warmPipe} />
      <path d={`M0 ${-height * 0.12}h-11`} className={styles.coldPipe} />
      <rect x="-1.5" y={-height} width={depth + 3} height={lid} rx="3" className={styles.lid} />
    </>
  );
}

/** Inside, as high as a person: the cylinder below, what minds it above. */
function TankFront({ width, height, id }: Measures & { id: string }) {
  return (
    <>
      <path d={`M5 0v-4h7v4ZM${width - 12} 0v-4h7v4Z`} className={styles.dark} />
      <path d={`M${width * 0.3} ${-height}v-9M${width * 0.42} ${-height}v-9`} className={styles.coldPipe} />
      <path d={`M${width * 0.62} ${-height}v-9M${width * 0.74} ${-height}v-9`} className={styles.warmPipe} />
      <rect y={-height} width={width} height={height - 4} rx="6" fill={`url(#${id}b)`} className={styles.outline} />
      <path d={`M0 ${-height * 0.73}H${width}`} className={styles.thin} />
      <rect x={width * 0.3} y={-height * 0.91} width={width * 0.4} height={height * 0.085} rx="3" className={styles.display} />
      <text x={width / 2} y={-height * 0.852} textAnchor="middle" fontSize="8.5" className={styles.displayText}>
        54°
      </text>
      <rect x={width * 0.39} y={-height * 0.785} width={width * 0.22} height="3.4" rx="1.7" fill={`url(#${id}w)`} />
      <path d={`M8 ${-height * 0.69}V-12`} className={styles.faint} />
    </>
  );
}

function TankSide({ height, depth, id }: Measures & { id: string }) {
  return (
    <>
      <path d={`M5 0v-4h7v4ZM${depth - 12} 0v-4h7v4Z`} className={styles.dark} />
      <path d={`M${depth * 0.2} ${-height}v-9`} className={styles.coldPipe} />
      <path d={`M${depth * 0.36} ${-height}v-9`} className={styles.warmPipe} />
      <rect y={-height} width={depth} height={height - 4} rx="6" fill={`url(#${id}b)`} className={styles.outline} />
      <path d={`M0 ${-height * 0.73}H${depth}`} className={styles.thin} />
      <path d={`M${depth - 9} ${-height * 0.69}V-12`} className={styles.faint} />
    </>
  );
}

/** On the wall: heats up water where it passes. */
function ElementFront({ width, height, id }: Measures & { id: string }) {
  return (
    <>
      <path d={`M${width * 0.3} 0v16`} className={styles.coldPipe} />
      <path d={`M${width * 0.7} 0v16`} className={styles.warmPipe} />
      <rect y={-height} width={width} height={height} rx="5" fill={`url(#${id}b)`} className={styles.outline} />
      <path
        d={`M${width * 0.56} ${-height * 0.78}l${-width * 0.2} ${height * 0.15}h${width * 0.28}l${-width * 0.2} ${height * 0.15}`}
        className={styles.warmPipe}
        strokeLinejoin="round"
      />
      <rect x={width * 0.3} y={-height * 0.24} width={width * 0.4} height="3" rx="1.5" fill={`url(#${id}w)`} />
      <path d={`M${width * 0.3} -8h${width * 0.4}`} className={styles.thin} />
    </>
  );
}

function ElementSide({ height, depth, id }: Measures & { id: string }) {
  return (
    <>
      <path d={`M${depth * 0.4} 0v16`} className={styles.warmPipe} />
      <path d={`M-3 ${-height - 6}V6`} className={styles.outline} />
      <rect y={-height} width={depth} height={height} rx="4" fill={`url(#${id}b)`} className={styles.outline} />
      <path d={`M${depth * 0.3} ${-height * 0.2}h${depth * 0.4}`} className={styles.thin} />
    </>
  );
}

const fronts = { pomp_ao: OutdoorUnitFront, pomp_t: TankFront, element: ElementFront } as const;
const sides = { pomp_ao: OutdoorUnitSide, pomp_t: TankSide, element: ElementSide } as const;

/** How high above the floor it starts, in cm. */
const hangsAt: Record<DrawnProduct, number> = { pomp_ao: 0, pomp_t: 0, element: 104 };

/** From the front, at a scale that is the same for every product. Decoration: its measures stand beside it. */
export function ProductToScale({ product, ...measures }: DrawingProps) {
  const id = useId();
  const Front = fronts[product];
  const { width } = measures;
  return (
    <svg viewBox={`-3 -206 ${width + 6} 208`} aria-hidden focusable="false" className={styles.toScale}>
      <Paints id={id} />
      <ellipse cx={width / 2} cy="0" rx={width * 0.55} ry="1.8" className={styles.shadow} />
      <g transform={`translate(0 ${-hangsAt[product]})`}>
        <Front {...measures} id={id} />
      </g>
    </svg>
  );
}

/** An ordinary Dutch door, with its frame. */
const door = { width: 93, height: 201.5, frame: 5 };
const gap = { front: 30, side: 34, door: 26, below: 32 };

/** The product to scale with its measures, from the front and the side, beside a door that everyone knows the size of. Drawn from the facts. */
export function MeasuresDrawing({
  product,
  label,
  say,
  ...measures
}: DrawingProps & {
  /** For who doesn't see it. */
  label: string;
  /** A measure with its unit. */
  say: (centimetres: number) => string;
}) {
  const id = useId();
  const { width, height, depth } = measures;
  const Front = fronts[product];
  const Side = sides[product];
  const sideAt = gap.front + width + gap.side;
  const doorAt = sideAt + depth + gap.door;
  const up = -hangsAt[product];
  const below = up === 0 ? 14 : up + 28;
  const [total, top] = [doorAt + door.width + 2, Math.max(door.height + door.frame, height) + 4];
  return (
    <svg
      viewBox={`0 ${-top} ${total} ${top + gap.below}`}
      role="img"
      aria-label={label}
      focusable="false"
      className={styles.drawing}
    >
      <Paints id={id} />
      <g transform={`translate(${doorAt} 0)`}>
        <path d={`M0 0V${-door.height - door.frame}H${door.width}V0`} className={styles.quietShade} />
        <rect x={door.frame} y={-door.height} width={door.width - 2 * door.frame} height={door.height} className={styles.quiet} />
        <path d={`M20 -188H73V-112H20ZM20 -92H73V-18H20Z`} className={styles.quiet} />
        <path d="M80 -104h-7" className={styles.thin} strokeOpacity=".5" />
      </g>
      <path d={`M0 0H${total}`} className={styles.outline} />
      <g transform={`translate(${gap.front} ${up})`}>
        {up === 0 && <ellipse cx={width / 2} cy="0" rx={width * 0.54} ry="2" className={styles.shadow} />}
        <Front {...measures} id={id} />
      </g>
      <g transform={`translate(${sideAt} ${up})`}>
        <Side {...measures} id={id} />
      </g>
      <Measured from={[gap.front - 12, up]} to={[gap.front - 12, up - height]} text={say(height)} />
      <Measured from={[gap.front, below]} to={[gap.front + width, below]} text={say(width)} />
      <Measured from={[sideAt, below]} to={[sideAt + depth, below]} text={say(depth)} />
    </svg>
  );
}

type Point = readonly [x: number, y: number];

function Measured({ from: [x1, y1], to: [x2, y2], text }: { from: Point; to: Point; text: string }) {
  const upright = x1 === x2;
  const tick = upright ? `M${x1 - 4} ${y1}h8M${x1 - 4} ${y2}h8` : `M${x1} ${y1 - 4}v8M${x2} ${y1 - 4}v8`;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <>
      <path d={`${tick}M${x1} ${y1}L${x2} ${y2}`} className={styles.measure} />
      <text
        textAnchor="middle"
        className={styles.measureText}
        {...(upright ? { transform: `translate(${x - 6} ${y}) rotate(-90)` } : { x, y: y + 15 })}
      >
        {text}
      </text>
    </>
  );
}
