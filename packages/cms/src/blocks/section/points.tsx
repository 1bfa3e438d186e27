import { checkIcon, Icon, Stack } from '@pomp/design-system';
import * as styles from './points.css.js';

/** What is true of something, each with a tick. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <Stack as="ul" gap="xs">
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <span className={styles.mark}>
            <Icon of={checkIcon} size="small" />
          </span>
          <span>{point}</span>
        </li>
      ))}
    </Stack>
  );
}
