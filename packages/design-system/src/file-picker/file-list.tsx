'use client';

import { useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { ProgressBar } from '../progress-bar/progress-bar.js';
import { nextBatch, progressOf } from './batch-progress.js';
import { type FileActions, FileCard } from './file-card.js';
import * as styles from './file-picker.css.js';
import { type PickedFile, waitsForReception } from './picked-file.js';
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
  const waiting = files.filter(waitsForReception).length;
  const done = files.filter(({ status }) => status.state === 'done').length;
  const failed = files.filter(({ status }) => status.state === 'failed' && status.retry);
  if (files.length === 0) return null;

  return (
    <div className={styles.files}>
      {waiting > 0 && <p className={styles.inside}>{texts.inside({ done, count: files.length, waiting })}</p>}
      {waiting === 0 && together && (
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
      {failed.length > 1 && (
        <div>
          <Button tone="secondary" size="small" onClick={() => failed.forEach(({ id }) => actions.onRetry(id))}>
            {texts.retryAll}
          </Button>
        </div>
      )}
    </div>
  );
}
