'use client';

import { FilePicker } from '@pomp/design-system';
import { addPlaceholder, goodPhotosOf, unknownAnswer, uploadMessages } from '@pomp/domain';
import { useEffect } from 'react';
import type { ControlOf } from './control.js';
import { frameOf, textsOf } from './frame-of.js';
import { usePlacedForm } from '../section-form/section-form-context.js';
import { usePlacedUploads, useQuestionFiles } from '../uploads/uploads-provider.js';
import { answerOfFiles } from './answer-of-files.js';
import { onItsWay } from './on-its-way.js';

/** Photos and videos. What is stored is the answer: whatever stores or deletes one changes it, also from another device. */
export const FilesControl: ControlOf<'files'> = (props) => {
  const { field, language, name, value, onChange } = props;
  const { uploads, exampleOf, otherWayOf } = usePlacedUploads();
  const { form } = usePlacedForm();
  const { files, stored, refusal } = useQuestionFiles(uploads, name);
  const answer = textsOf(value);
  const isUnknown = answer.includes(unknownAnswer);

  useEffect(() => {
    if (!stored) return;
    const next = answerOfFiles(answer, stored);
    if (next.join() !== answer.join()) onChange(next);
  });
  const message = onItsWay(files);
  const why = message && language.say(message);
  useEffect(() => {
    form.explain(name, why);
    return () => form.explain(name, undefined);
  }, [form, name, why]);

  return (
    <FilePicker
      {...frameOf(props)}
      files={files}
      refusal={refusal}
      rule={language.say(uploadMessages.rule)}
      example={exampleOf?.(name)}
      exampleShows={goodPhotosOf(field).map(language.say)}
      otherWay={otherWayOf?.(name)}
      unknown={
        field.unknown && files?.length === 0
          ? { pressed: isUnknown, onPressedChange: () => onChange(isUnknown ? [] : addPlaceholder(answer)) }
          : undefined
      }
      onFilesChosen={(chosen) => uploads.add(name, chosen)}
      onCancel={(id) => uploads.cancel(name, id)}
      onRetry={(id) => uploads.retry(name, id)}
      onDelete={(id) => uploads.remove(name, id)}
    />
  );
};
