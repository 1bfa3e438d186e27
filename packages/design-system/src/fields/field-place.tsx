import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.js';
import { Stack } from '../layout/stack.js';
import * as styles from './field.css.js';
import { FieldLabel, type FieldProps } from './field-frame.js';

/** Props of `FieldPlace`. */
export interface FieldPlaceProps extends Pick<FieldProps, 'label' | 'required' | 'labelSize'> {
  /** The help of the field that comes, with all its lines. */
  help?: ReactNode;
  /** How many controls come below each other. */
  controls?: number;
}

/** Holds the place of a field whose script is still to come: as high as that field, so that nothing below it moves away from under a press. */
export function FieldPlace({ label, required, labelSize, help, controls = 1 }: FieldPlaceProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <FieldLabel label={label} required={required} labelSize={labelSize} />
      </span>
      {help && <div className={styles.help}>{help}</div>}
      <Stack gap="s">
        {Array.from({ length: controls }, (_, index) => (
          <Skeleton key={index} shape="field" />
        ))}
      </Stack>
    </div>
  );
}
