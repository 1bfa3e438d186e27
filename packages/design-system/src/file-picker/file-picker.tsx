'use client';

import { useLanguage } from '@pomp/language/react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Alert } from '../alert/alert.js';
import { Skeleton } from '../feedback/skeleton.js';
import { fieldAttributes, FieldGroup, type FieldProps } from '../fields/field-frame.js';
import { type UnknownAnswer, UnknownToggle } from '../fields/unknown-toggle.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { namePasted, namePhotographed, refusalOf, sortFiles } from './accepted-files.js';
import { ChooseFiles } from './choose-files.js';
import type { FileActions } from './file-card.js';
import { FileList } from './file-list.js';
import * as styles from './file-picker.css.js';
import { GoodExample } from './good-example.js';
import type { PickedFile } from './picked-file.js';
import { filePickerTexts } from './texts.js';
import { useFileAnnouncements } from './use-file-announcements.js';
import { useFileDrop } from './use-file-drop.js';
import { useKeptFocus } from './use-kept-focus.js';

/** Props of `FilePicker`. */
export interface FilePickerProps extends FieldProps, FileActions {
  /** What was chosen, in order; `undefined` while the stored ones are still being fetched. */
  files: readonly PickedFile[] | undefined;
  /** Photos and videos that were chosen, photographed, dropped or pasted. Uploading them is the caller's. */
  onFilesChosen: (files: File[]) => void;
  /** Why what was chosen last wasn't taken, such as a file that is too large. Clear it at the next choice. */
  refusal?: string | undefined;
  /** What a file has to keep to: 'Tot 500 MB per bestand.' */
  rule?: string;
  /** A drawing or photo of a good one: people copy what they see sooner than what they read. */
  example?: ReactNode;
  /** What has to be on it, a few words each, beside `example`. */
  exampleShows?: readonly string[] | undefined;
  /** A button for adding files from elsewhere, such as a phone. Not shown on what is held in the hand: that has its own camera. */
  otherWay?: ReactNode;
  /** Offers 'Ik weet het niet'. Leave it out while there are files: those are the answer. */
  unknown?: UnknownAnswer | undefined;
  /** The button that opens the file window. */
  ref?: RefObject<HTMLButtonElement | null>;
}

const noFiles: readonly PickedFile[] = [];

/** Photos and videos as the answer to a question. Shows and reports; it never uploads. */
export function FilePicker({
  label,
  name,
  id: givenId,
  required,
  help,
  error,
  labelSize,
  files,
  onFilesChosen,
  onCancel,
  onRetry,
  onDelete,
  refusal,
  rule,
  example,
  exampleShows = [],
  otherWay,
  unknown,
  ref,
}: FilePickerProps) {
  const language = useLanguage();
  const texts = language.texts(filePickerTexts);
  const ownId = useId();
  const id = givenId ?? ownId;
  const ownButton = useRef<HTMLButtonElement>(null);
  const button = ref ?? ownButton;
  const [ownRefusal, setOwnRefusal] = useState<string>();
  const announcement = useFileAnnouncements(files);
  const focus = useKeptFocus(files ?? noFiles, button);

  const take = (chosen: Iterable<File>) => {
    const { accepted, refused } = sortFiles(chosen);
    setOwnRefusal(refusalOf(refused, language));
    if (accepted.length > 0) onFilesChosen(accepted);
  };
  const taken = () => (files ?? noFiles).map((file) => file.name);
  const { dragging, handlers } = useFileDrop({
    onDropped: take,
    onPasted: (pasted) => take(namePasted(pasted, taken(), language)),
  });
  // What was refused here came last: the caller only hears of what was taken.
  const trouble = ownRefusal ?? refusal;

  return (
    <FieldGroup
      id={id}
      label={label}
      required={required}
      help={help}
      error={error}
      labelSize={labelSize}
      after={unknown && <UnknownToggle {...unknown} fieldLabel={label} />}
    >
      <div className={styles.picker} {...handlers}>
        {example !== undefined && <GoodExample shows={exampleShows}>{example}</GoodExample>}
        {files ? (
          <FileList
            label={label}
            files={files}
            removalRef={focus.removalRef}
            onCancel={(file) => {
              focus.leaving(file);
              onCancel(file);
            }}
            onRetry={(file) => {
              focus.toRemoval(file);
              onRetry(file);
            }}
            onDelete={(file) => {
              focus.leaving(file);
              onDelete(file);
            }}
          />
        ) : (
          <Skeleton shape="card" label={texts.loading({ label })} />
        )}
        <ChooseFiles
          name={name}
          label={label}
          rule={rule}
          describedBy={fieldAttributes(id, { help, error })['aria-describedby']}
          dragging={dragging}
          invalid={Boolean(error)}
          answeredUnknown={unknown?.pressed ?? false}
          buttonRef={button}
          otherWay={otherWay}
          onChosen={take}
          onPhotographed={(made) => take(namePhotographed(made, taken(), language))}
        />
        {trouble && <Alert tone="error">{trouble}</Alert>}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </FieldGroup>
  );
}
