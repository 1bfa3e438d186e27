import type { HousePeriod, HouseShape } from './own-house-shape.js';
import * as styles from './own-house.css.js';

/** The front of a home next door, from its left wall; as wide as told. */
function Neighbour({ at, width, shape, period }: { at: number; width: number; shape: HouseShape; period: HousePeriod }) {
  const { eaves, ridge, roof } = shape;
  const old = period === 'before1945';
  const x = (part: number) => Math.round(at + width * part);
  return (
    <>
      <path d={`M${at} 0V${eaves}h${width}V0Z`} className={styles.quiet.wall} />
      {roof === 'flat' ? (
        <path d={`M${at} ${eaves}v-12h${width}v12Z`} className={styles.quiet.roof} />
      ) : (
        <>
          <path d={`M${at} ${eaves}V${ridge}h${width}V${eaves}Z`} className={styles.quiet.roof} />
          <path d={[18, 36, 54, 70].map((down) => `M${at} ${ridge + down}h${width}`).join('')} className={styles.quietCourse} />
          {period === 'recent' ? (
            <path d={`M${x(0.3)} ${ridge + 16}h${width * 0.4}v44h${-width * 0.4}Z`} className={styles.quiet.glass} />
          ) : (
            <>
              <path d={`M${x(0.4)} ${eaves - 14}v-42h${width * 0.36}v42Z`} className={styles.quiet.white} />
              <path d={`M${x(0.44)} ${eaves - 20}v-28h${width * 0.28}v28Z`} className={styles.quiet.glass} />
              <path d={`M${x(0.86)} ${ridge}v-30h24v30Z`} className={styles.quiet.roof} />
            </>
          )}
          <path d={`M${at} ${eaves}h${width}v7h${-width}Z`} className={styles.quiet.white} />
        </>
      )}
      {[-2, -1].map((storeys) => {
        const top = storeys * 84 + 20;
        return (
          <path
            key={storeys}
            d={
              old
                ? `M${x(0.1)} ${top + 46}v-44q14-10 28 0v44ZM${x(0.34)} ${top + 46}v-44q14-10 28 0v44ZM${storeys === -2 ? `${x(0.62)} ${top + 46}v-44q14-10 28 0v44Z` : `${x(0.62)} ${top + 46}v0`}`
                : `M${x(0.08)} ${top}h${width * 0.42}v46h${-width * 0.42}Z${storeys === -2 ? `M${x(0.64)} ${top}h${width * 0.24}v46h${-width * 0.24}Z` : ''}`
            }
            className={styles.quiet.glass}
          />
        );
      })}
      {period === 'seventies' && <path d={`M${x(0.08)}-102h${width * 0.42}v20h${-width * 0.42}Z`} className={styles.quiet.white} />}
      {!old && <path d={`M${x(0.29)}-64v46M${x(0.29)}-148v46`} className={styles.quietCourse} />}
      <path d={`M${x(0.7)} 0v-66h${width * 0.2}V0Z`} className={styles.quiet.white} />
      <path d={`M${x(0.73)}-36v-24h${width * 0.14}v24Z`} className={styles.quiet.glass} />
      <path d={`M${x(0.1)} 0c-4-12 4-22 14-20 4-10 22-10 26 0 12-2 18 8 12 20Z`} className={styles.quiet.leaf} />
    </>
  );
}

/** The street beside the home. */
export function Street({
  shape,
  type,
  period,
}: {
  shape: HouseShape;
  type: 'row' | 'corner' | 'semi' | 'detached';
  period: HousePeriod;
}) {
  const { left, right, neighbours } = shape;
  const width = right - left;
  // A semi has one neighbour; a row goes on.
  const many = type === 'semi' ? [1] : [1, 2, 3, 4, 5];
  const has = (side: 'left' | 'right') => neighbours === side || neighbours === 'both';
  return (
    <>
      {has('left') &&
        many.map((place) => <Neighbour key={place} at={left - place * width} width={width} shape={shape} period={period} />)}
      {has('right') &&
        many.map((place) => <Neighbour key={place} at={right + (place - 1) * width} width={width} shape={shape} period={period} />)}
      {!has('left') && <Trees x={left - 92} />}
      {!has('right') && <Trees x={right + 104} />}
      {type === 'semi' && neighbours !== 'both' && <Trees x={neighbours === 'left' ? left - width - 90 : right + width + 90} />}
    </>
  );
}

function Trees({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x} 0v-112M${x}-66l16-18M${x}-50l-13-14`} className={styles.quietCourse} strokeWidth="3" />
      <path d={`M${x}-176c34 0 52 22 52 54s-22 52-52 52-52-20-52-52 18-54 52-54Z`} className={styles.quiet.leaf} />
      <path d={`M${x + 62} 0c-4-14 4-24 15-22 4-12 26-12 30 0 13-2 20 9 13 22Z`} className={styles.quiet.leaf} />
    </>
  );
}
