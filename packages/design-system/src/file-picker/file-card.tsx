'use client';

import { useLanguage, useTexts } from '@pomp/language/react';
import type { Ref } from 'react';
import { Icon } from '../icon/icon.js';
import { checkIcon, deleteIcon, errorIcon } from '../icon/icons.js';
import { ProgressBar } from '../progress-bar/progress-bar.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './file-picker.css.js';
import { FileThumbnail } from './file-thumbnail.js';
import { formatFileSize } from './format-file-size.js';
import { isBusy, type PickedFile } from './picked-file.js';
import { filePickerTexts } from './texts.js';

export interface FileActions {
  /** Stop sending this file, or don't begin: asked of one that waits or is on its way. */
  onCancel: (id: string) => void;
  /** Send it once more: only asked of a file that failed and whose status says that trying again can help. */
  onRetry: (id: string) => void;
  /** Take away a stored or failed file. It stays in sight until it is no longer in `files`. */
  onDelete: (id: string) => void;
}

function Status({ name, status }: Pick<PickedFile, 'name' | 'status'>) {
  const texts = useTexts(filePickerTexts);
  switch (status.state) {
    case 'waiting':
      return <span className={styles.status.quiet}>{status.for === 'reception' ? texts.waitingForReception : texts.waiting}</span>;
    case 'uploading':
      return (
        <>
          <ProgressBar label={texts.uploading} about={name} value={status.total > 0 ? status.sent / status.total : 'unknown'} />
          {status.stalled && <span className={styles.status.quiet}>{texts.stalled}</span>}
        </>
      );
    case 'done':
      return (
        <span className={styles.status.done}>
          <Icon of={checkIcon} size="small" />
          {texts.saved}
        </span>
      );
    case 'failed':
      return (
        <span className={styles.status.failed}>
          <Icon of={errorIcon} size="small" />
          <span>{status.message}</span>
        </span>
      );
    case 'deleting':
      return <span className={styles.status.quiet}>{texts.deleting}</span>;
  }
}

interface FileCardProps extends FileActions {
  file: PickedFile;
  /** The button that takes the file away: one and the same element in every state, so that it keeps the focus. */
  removalRef: Ref<HTMLButtonElement>;
}

/** One file: what it is, how far it is, and what can be done about it. */
export function FileCard({ file, removalRef, onCancel, onRetry, onDelete }: FileCardProps) {
  const language = useLanguage();
  const texts = language.texts(filePickerTexts);
  const { id, name, size, status } = file;
  const busy = isBusy(file);
  const deleting = status.state === 'deleting';

  const remove = () => {
    if (deleting) return;
    if (busy) onCancel(id);
    else onDelete(id);
  };

  return (
    <li className={classNames(styles.file, status.state === 'failed' && styles.fileFailed)}>
      <FileThumbnail {...file} />
      <div className={styles.fileBody}>
        <div className={styles.fileName}>{name}</div>
        {size !== undefined && <div className={styles.fileSize}>{formatFileSize(size, language)}</div>}
        <div className={styles.fileFoot}>
          <div className={styles.fileStatus}>
            <Status name={name} status={status} />
            {file.onlyHere && <span className={styles.status.failed}>{texts.onlyHere}</span>}
            {status.state === 'failed' && status.retry && (
              <button type="button" className={styles.textAction} aria-label={texts.retryOf({ name })} onClick={() => onRetry(id)}>
                {texts.retry}
              </button>
            )}
          </div>
          <button
            ref={removalRef}
            type="button"
            className={busy ? styles.textAction : styles.iconAction}
            aria-label={busy ? texts.cancelOf({ name }) : texts.deleteOf({ name })}
            aria-disabled={deleting || undefined}
            onClick={remove}
          >
            {busy ? texts.cancel : <Icon of={deleteIcon} />}
          </button>
        </div>
      </div>
    </li>
  );
}
