import type { AnatomyPart, ComponentGuide } from '@pomp/tooling/component-guide';
import { useLayoutEffect, useRef, useState } from 'react';
import * as styles from './guide.css.js';

interface Place {
  left: number;
  top: number;
}

/** Where the pins belong, measured in the picture itself; `undefined` for a part that isn't there. */
function placesOf(stage: HTMLElement, picture: HTMLElement, parts: readonly AnatomyPart[]): (Place | undefined)[] {
  const origin = stage.getBoundingClientRect();
  return parts.map(({ at }) => {
    const box = picture.querySelector(at)?.getBoundingClientRect();
    return box && { left: Math.max(box.left - origin.left - 26, 2), top: Math.max(box.top - origin.top + Math.min(box.height / 2, 24) - 12, 2) };
  });
}

/** The component with a numbered pin at each of its parts, and what the parts are for. */
export function Anatomy({ anatomy: { picture, parts } }: { anatomy: ComponentGuide['anatomy'] }) {
  const stage = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<(Place | undefined)[]>([]);

  useLayoutEffect(() => {
    if (!stage.current || !box.current) return;
    const [around, shown] = [stage.current, box.current];
    const measure = () => setPlaces(placesOf(around, shown, parts));
    const sizes = new ResizeObserver(measure);
    // A brand or a font that arrives moves things without resizing the stage.
    sizes.observe(around);
    for (const element of shown.querySelectorAll('*')) sizes.observe(element);
    measure();
    return () => sizes.disconnect();
  }, [parts]);

  return (
    <div className={styles.anatomy}>
      <div ref={stage} className={styles.stage}>
        <div ref={box} className={styles.picture}>
          {picture}
        </div>
        {places.map((place, index) =>
          place && (
            <span key={parts[index]?.name} aria-hidden className={styles.pinInPicture} style={{ left: place.left, top: place.top }}>
              {index + 1}
            </span>
          ),
        )}
      </div>
      <ol className={styles.parts}>
        {parts.map(({ name, text }, index) => (
          <li key={name} className={styles.part}>
            <span aria-hidden className={styles.pin}>
              {index + 1}
            </span>
            <span>
              <span className={styles.partName}>{name}</span>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
