import { formatDecimal, leastDistance, noiseAt, noiseLimits, type OutdoorUnit } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useId } from 'react';
import * as products from '../../products/products.css.js';
import { blocksTexts } from '../texts.js';
import * as chart from './noise-chart.js';
import * as styles from './noise-section-block.css.js';
import { firstDistance, noiseVerdicts, verdictOf } from './noise-verdict.js';

export interface NoiseByDistanceProps {
  unit: OutdoorUnit;
  hasQuietSetting: boolean;
  language: Language;
}

/**
 * How loud a unit is at the neighbours' by how far it stands, with the limit drawn in. Someone drags the distance by `noiseControl`; without script it says from where on it is quiet enough.
 */
export function NoiseByDistance({ unit, hasQuietSetting, language }: NoiseByDistanceProps) {
  const texts = language.texts(blocksTexts).noise;
  const id = useId();
  const metres = firstDistance;
  const level = noiseAt(unit, metres);
  const limitAt = chart.yOf(unit.soundPower, noiseLimits.night);
  const verdict = verdictOf(unit, metres, hasQuietSetting);
  const { nearest, farthest, step } = chart.distances;
  return (
    <div
      data-noise={unit.soundPower}
      data-reflection={unit.reflection}
      data-quiet={hasQuietSetting || undefined}
      data-verdict={verdict}
      className={styles.noise}
    >
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden className={styles.chart}>
        <path d={chart.curveOf(unit)} className={styles.curve} />
        <line x1={chart.left} x2={chart.width} y1={limitAt} y2={limitAt} className={styles.limit} />
        <text x={chart.width} y={limitAt - 6} textAnchor="end" className={styles.limitText}>
          {texts.limit({ limit: noiseLimits.night })}
        </text>
        {chart.shownDistances.map((shown) => (
          <text key={shown} x={chart.xOf(shown)} y={chart.height - 4} textAnchor="middle" className={styles.axisText}>
            {shown} {texts.metres}
          </text>
        ))}
        <Place reflection={unit.reflection} />
        {/* The control moves all of it by the first circle that it finds. */}
        <g transform={`translate(${chart.xOf(metres)})`} className={styles.here}>
          <Neighbours />
          <circle cy={chart.yOf(unit.soundPower, level)} r="7" className={styles.dot} />
        </g>
      </svg>
      <p className={styles.least}>{texts.least({ metres: formatDecimal(roundedUp(leastDistance(unit)), language) })}</p>
      <div className={styles.slider}>
        <label htmlFor={id}>{texts.distance}</label>
        <output htmlFor={id}>
          <span data-said="metres">{formatDecimal(metres, language)}</span> {texts.metres}
          {' · '}
          <span data-said="level">{chart.tenths(level, language.locale)}</span> {texts.decibels}
        </output>
        <input id={id} type="range" min={nearest} max={farthest} step={step} defaultValue={metres} className={styles.range} />
      </div>
      <div aria-live="polite" className={styles.verdicts}>
        {noiseVerdicts.map((each) => (
          <p key={each} data-said={each} hidden={each !== verdict}>
            {texts.verdicts[each]}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The pump on its ground, with what it stands against. */
const Place = ({ reflection }: Pick<OutdoorUnit, 'reflection'>) => (
  <>
    <path d={`M0 ${chart.ground}H${chart.width}v8H0Z`} className={styles.lawn} />
    {reflection !== 'ground' && <path d={`M0 ${chart.ground}v-64h5v64Z`} className={products.quietShade} />}
    {reflection === 'corner' && <path d={`M5 ${chart.ground}v-64h40v64Z`} className={products.quiet} />}
    <g transform={`translate(9 ${chart.ground})`}>
      <path d="M0-2v-19h26v19ZM4-2v2M22-2v2" className={styles.pump} />
      <path d="M-1-21v-4h28v4Z" className={styles.lid} />
      <ellipse cx="10" cy="-11.5" rx="6.5" ry="6.5" className={styles.lid} />
      <path d="M19-16h4M19-12h4M19-8h4" className={styles.pump} />
      <path d="M34-20q6 9 0 18M42-27q10 14 0 28M50-34q14 19 0 34" className={styles.sound} />
    </g>
  </>
);

/** A fence where they begin, and their house behind it. */
const Neighbours = () => (
  <>
    <path d={`M0 22V${chart.ground - 24}`} className={styles.plumb} />
    <path d={`M-2 ${chart.ground}v-26h4v26Z`} className={products.quietShade} />
    <g transform={`translate(16 ${chart.ground})`}>
      <path d="M0 0v-46h200v46Z" className={products.quiet} />
      <path d="M-5-46l7-20h200v20Z" className={products.quietShade} />
      <path
        d="M10-36h26v20h-26ZM23-36v20M48 0v-34h15v34ZM75-36h26v20h-26ZM88-36v20M113-36h26v20h-26ZM126-36v20M151-36h26v20h-26ZM164-36v20"
        className={products.quietShade}
      />
    </g>
  </>
);

/** To tenths, and never closer than is quiet enough. */
const roundedUp = (metres: number) => Math.ceil(metres * 10) / 10;
