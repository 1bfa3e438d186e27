import * as styles from './web-app-section-block.css.js';

const steps = [112, 146, 180, 214];

/** The account on a phone: steps along the warm line, and the one thing to do next. Decoration; the words stand beside it. */
export function PhoneDrawing() {
  return (
    <svg viewBox="0 0 260 400" className={styles.phone} aria-hidden focusable="false">
      <defs>
        <linearGradient id="pomp-phone-line" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.stop.cold} />
          <stop offset="0.58" className={styles.stop.mild} />
          <stop offset="1" className={styles.stop.warm} />
        </linearGradient>
      </defs>
      <rect x="30" y="6" width="200" height="388" rx="30" className={styles.body} />
      <rect x="42" y="20" width="176" height="360" rx="18" className={styles.screen} />
      <rect x="104" y="28" width="52" height="6" rx="3" className={styles.ink} />
      <rect x="58" y="52" width="104" height="13" rx="4" className={styles.ink} />
      <rect x="58" y="74" width="136" height="8" rx="4" className={styles.quiet} />
      <rect x="65" y="112" width="6" height="108" rx="3" fill="url(#pomp-phone-line)" />
      {steps.map((y, index) => (
        <g key={y}>
          <circle cx="68" cy={y + 4} r="9" className={index < 2 ? styles.ink : styles.dot} />
          {index < 2 && <path d={`M64 ${y + 4}l3 3 5-6`} className={styles.tick} />}
          <rect x="88" y={y} width={[92, 74, 100, 66][index]} height="8" rx="4" className={index < 3 ? styles.ink : styles.quiet} />
        </g>
      ))}
      <rect x="58" y="248" width="144" height="66" rx="10" className={styles.panel} />
      <rect x="70" y="262" width="96" height="8" rx="4" className={styles.ink} />
      <rect x="70" y="278" width="116" height="6" rx="3" className={styles.quiet} />
      <rect x="58" y="328" width="144" height="34" rx="9" className={styles.action} />
      <rect x="98" y="341" width="64" height="8" rx="4" className={styles.onAction} />
    </svg>
  );
}
