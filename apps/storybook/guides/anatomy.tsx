import type { AnatomyPart, ComponentGuide } from '@pomp/tooling/component-guide';
import { useLayoutEffect, useRef, useState } from 'react';
import * as styles from './guide.css.js';
import { Screen } from './screen.js';
import { Words } from './words.js';

interface Place {
  left: number;
  top: number;
}

/** Where the pins belong, measured in the picture itself; `undefined` for a part that isn't there. */
function placesOf(stage: HTMLElement, picture: HTMLElement, parts: readonly AnatomyPart[]): (Place | undefined)[] {
  const origin = stage.getBoundingClientRect();
  const screen = picture.querySelector('iframe');
  const around = screen?.getBoundingClientRect();
  const scale = screen && around ? around.width / screen.clientWidth : 1;
  return parts.map(({ at }) => {
    const box = (screen?.contentDocument ?? picture).querySelector(at)?.getBoundingClientRect();
    if (!box) return undefined;
    const left = (around?.left ?? 0) + box.left * scale - origin.left;
    const top = (around?.top ?? 0) + box.top * scale - origin.top;
    return { left: Math.max(left - 26, 2), top: Math.max(top + Math.min((box.height * scale) / 2, 24) - 12, 2) };
  });
}

/** The component with a numbered pin at each of its parts, and what the parts are for. */
export function Anatomy({ anatomy: { picture, parts }, screen }: Pick<ComponentGuide, 'anatomy' | 'screen'>) {
  const stage = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<(Place | undefined)[]>([]);

  useLayoutEffect(() => {
    if (!stage.current || !box.current) return;
    const [around, shown] = [stage.current, box.current];
    // A brand, a font or a screen that arrives moves things without resizing the stage.
    const sizes = new ResizeObserver(() => setPlaces(placesOf(around, shown, parts)));
    sizes.observe(around);
    for (const element of shown.querySelectorAll('*')) sizes.observe(element);
    return () => sizes.disconnect();
  }, [parts]);

  return (
    <div className={styles.anatomy}>
      <div ref={stage} className={styles.stage}>
        <div ref={box} className={styles.picture}>
          {screen ? <Screen kind={screen}>{picture}</Screen> : picture}
        </div>
        {places.map(
          (place, index) =>
            place && (
              <span
                key={parts[index]?.name.nl}
                aria-hidden
                className={styles.pinInPicture}
                style={{ left: place.left, top: place.top }}
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <ol className={styles.parts}>
        {parts.map(({ name, text }, index) => (
          <li key={name.nl} className={styles.part}>
            <span aria-hidden className={styles.pin}>
              {index + 1}
            </span>
            <span>
              <span className={styles.partName}>
                <Words>{name}</Words>
              </span>
              <Words>{text}</Words>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
