'use client';

import { useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { ProgressBar } from '../progress-bar/progress-bar.js';
import { nextBatch, progressOf } from './batch-progress.js';
import { type FileActions, FileCard } from './file-card.js';
import * as styles from './file-picker.css.js';
import type { PickedFile } from './picked-file.js';
import { filePickerTexts } from './texts.js';

interface FileListProps extends FileActions {
  label: string;
  files: readonly PickedFile[];
  removalRef: (id: string) => (button: HTMLButtonElement | null) => void;
}

/** The chosen files, and how far they are together when more than one is on its way. */
export function FileList({ label, files, removalRef, ...actions }: FileListProps) {
  const texts = useTexts(filePickerTexts);
  const [seen, setSeen] = useState<readonly PickedFile[]>([]);
  const [batch, setBatch] = useState<readonly string[]>([]);
  if (files !== seen) {
    setSeen(files);
    setBatch(nextBatch(batch, files));
  }
  const together = progressOf(batch, files);
  if (files.length === 0) return null;

  return (
    <div className={styles.files}>
      {together && (
        <ProgressBar
          label={texts.all}
          value={together.part}
          valueText={texts.ready({ done: together.done, count: together.count })}
        />
      )}
      <ul className={styles.list} aria-label={texts.files({ label })}>
        {files.map((file) => (
          <FileCard key={file.id} file={file} removalRef={removalRef(file.id)} {...actions} />
        ))}
      </ul>
    </div>
  );
}
