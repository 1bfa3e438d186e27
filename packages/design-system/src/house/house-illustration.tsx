import { type ReactNode, useId } from 'react';
import * as styles from './house.css.js';
import { Bedroom, Boiler, Element, Floor, LivingRoom, MeterCupboard, Pipes, PompT, Radiator } from './house-inside.js';
import { AtticWindow, Ground, OutdoorUnit, Roof, Tree, Walls, Windows } from './house-outside.js';
import { type HousePart, type HouseProduct, marks, type OutdoorPlace } from './house-parts.js';
import { OutdoorPipe, OutdoorSupport, outdoorTransform } from './outdoor-place.js';

/** Props of `HouseIllustration`. */
export interface HouseIllustrationProps {
  /** What the question on the screen is about: in colour, with a dashed line around it. */
  marked?: readonly HousePart[];
  /** What is known already: in colour. When given, with or without anything in it, everything else waits in quiet tones. */
  done?: readonly HousePart[];
  /** What of ours is drawn: the Pomp AO outside unless told otherwise. A product that is marked is drawn as well. */
  products?: readonly HouseProduct[];
  /** Where the Pomp AO stands or hangs. */
  outdoorPlace?: OutdoorPlace;
  /** Says what the picture tells; without it the picture is decoration. */
  label?: string;
  /** Drawn over the house, in its own measures: `HouseNumbers`. */
  children?: ReactNode;
}

const pompAo = ['outdoorUnit'] as const satisfies readonly HouseProduct[];

/** The house cut open: the product in one picture, and the map of the questionnaire. */
export function HouseIllustration({
  marked = [],
  done,
  products = pompAo,
  outdoorPlace = 'ground',
  label,
  children,
}: HouseIllustrationProps) {
  const gradientId = useId();
  const isLit = (part: HousePart): boolean => done === undefined || done.includes(part) || marked.includes(part);
  const isThere = (product: HouseProduct): boolean => products.includes(product) || marked.includes(product);
  const draw = (part: HousePart, drawing: ReactNode) => (
    <g data-part={part} data-lit={isLit(part)} className={styles.light[isLit(part) ? 'on' : 'off']}>
      {drawing}
    </g>
  );

  return (
    <svg
      viewBox="0 0 560 330"
      className={styles.picture}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      {draw('ground', <Ground />)}
      {draw('tree', <Tree />)}
      {draw('walls', <Walls />)}
      {draw('floor', <Floor />)}
      {draw('roof', <Roof />)}
      {draw('atticWindow', <AtticWindow />)}
      {draw('windows', <Windows />)}
      {draw(
        'pipes',
        <>
          <OutdoorPipe place={outdoorPlace} lit={isLit('pipes')} />
          <Pipes lit={isLit('pipes')} gradientId={gradientId} />
        </>,
      )}
      {draw('bedroom', <Bedroom />)}
      {draw('radiator', <Radiator />)}
      {draw('meterCupboard', <MeterCupboard />)}
      {isThere('element') && draw('element', <Element />)}
      {isThere('pompT') && draw('pompT', <PompT />)}
      {draw('livingRoom', <LivingRoom />)}
      {draw('boiler', <Boiler />)}
      {isThere('outdoorUnit') &&
        draw(
          'outdoorUnit',
          <>
            <OutdoorSupport place={outdoorPlace} />
            <g transform={outdoorTransform[outdoorPlace]}>
              <OutdoorUnit />
            </g>
          </>,
        )}
      {marked.map((part) => (
        <path
          key={part}
          d={marks[part]}
          className={styles.mark}
          transform={part === 'outdoorUnit' ? outdoorTransform[outdoorPlace] : undefined}
        />
      ))}
      {children}
    </svg>
  );
}
