'use client';

import { useId } from 'react';
import { fieldAttributes, FieldFrame, type FieldProps } from './field-frame.js';
import * as styles from './file-field.css.js';

/** Props of `FileField`. */
export interface FileFieldProps extends FieldProps {
  /** Media types and extensions that a browser offers: 'application/pdf'. A hint, not a check. */
  accept: string;
  /** The file stays on the device, unless the listener sends it. */
  onFileChosen: (file: File) => void;
}

/** One file that is looked at here, chosen or dropped on the field. To send photos there is `FilePicker`. */
export function FileField({ label, name, id, required, help, error, labelSize, accept, onFileChosen }: FileFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} required={required} help={help} error={error} labelSize={labelSize}>
      <input
        {...fieldAttributes(fieldId, { required, help, error })}
        id={fieldId}
        name={name}
        type="file"
        accept={accept}
        className={styles.input}
        // The same file is a choice too, once it was made again: of what is there already a browser tells nothing.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ target: { files } }) => {
          const file = files?.[0];
          if (file) onFileChosen(file);
        }}
      />
    </FieldFrame>
  );
}
