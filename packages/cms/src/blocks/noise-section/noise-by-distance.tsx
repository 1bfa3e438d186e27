import { formatDecimal, leastDistance, noiseAt, noiseLimits, type OutdoorUnit } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useId } from 'react';
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
        <circle cx={chart.xOf(metres)} cy={chart.yOf(unit.soundPower, level)} r="7" className={styles.dot} />
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

/** To tenths, and never closer than is quiet enough. */
const roundedUp = (metres: number) => Math.ceil(metres * 10) / 10;
