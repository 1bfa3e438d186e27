import type { PickedFile, Shot, ShotState } from '@pomp/design-system';
import { goodPhotosOf, unknownAnswer, type FilesField, type Worded } from '@pomp/domain';
import { filesByShot, type PhotoFault } from '@pomp/forms';
import type { Message } from '@pomp/language';
import type { HouseUpload } from '../installation-info/use-house-uploads.js';
import type { AskedSection } from '../questionnaire/asked-section.js';

/** A question about photos that is asked now. */
interface AskedPhotos<Name extends string = string> {
  readonly section: Name;
  readonly field: string;
  readonly label: Message;
  /** What good photos of it show, by the key of each. */
  readonly shots: readonly { readonly key: string; readonly title: Message }[];
  /** Whether the customer said to have none. */
  readonly skipped: boolean;
}

/** Every question about photos of all steps that is asked now, whichever step it stands in. */
export function askedPhotos<Name extends string>(steps: readonly AskedSection<Name>[]): readonly AskedPhotos<Name>[] {
  return steps.flatMap(({ name, section, state, stored }) =>
    Object.entries(section.fields).flatMap(([field, asked]) => {
      const presence = state.resolution.fields[field]?.presence;
      if (asked.kind !== 'files' || (presence !== 'required' && presence !== 'optional')) return [];
      const question = asked as unknown as FilesField & Worded;
      const titles = goodPhotosOf(question);
      const answer = stored[field];
      return [
        {
          section: name,
          field,
          label: question.label,
          shots: question.goodPhoto.map((key, index) => ({ key, title: titles[index] ?? question.label })),
          skipped: Array.isArray(answer) && answer.includes(unknownAnswer),
        },
      ];
    }),
  );
}

/** Names one shot among those of all questions. */
export const shotId = (field: string, key: string): string => `${field}/${key}`;

/** What a shot shows of itself, besides its words and its drawing. */
type ShotProgress = Pick<Shot, 'state' | 'file' | 'onlyHere' | 'note' | 'doubt'> & { readonly made: PickedFile | undefined };

interface Known {
  readonly files: readonly PickedFile[];
  readonly uploads: readonly Pick<HouseUpload, 'id' | 'again'>[];
  readonly skipped: boolean;
  /** What may be wrong with a file that was made here, by its name. */
  readonly faultOf: (name: string) => PhotoFault | undefined;
}

/** How far the shots of one question are: of each what was made last counts. */
export function shotsProgress(
  keys: readonly string[],
  { files, uploads, skipped, faultOf }: Known,
): ReadonlyMap<string, ShotProgress> {
  const progressOf = (made: PickedFile | undefined): ShotProgress => {
    if (!made) return { state: skipped && files.length === 0 ? 'skipped' : 'missing', made };
    const again = uploads.find(({ id }) => id === made.id)?.again;
    const { status } = made;
    const note = status.state === 'failed' ? status.message : status.state === 'done' ? again?.reason : undefined;
    const doubt = again ? undefined : faultOf(made.name);
    return {
      state: stateOf(status, again !== undefined),
      file: made,
      made,
      ...(made.onlyHere && { onlyHere: true }),
      ...(note !== undefined && { note }),
      ...(doubt && { doubt }),
    };
  };
  return new Map([...filesByShot(keys, files)].map(([key, own]) => [key, progressOf(own.at(-1))]));
}

function stateOf(status: PickedFile['status'], askedAgain: boolean): ShotState {
  switch (status.state) {
    case 'waiting':
      return status.for === 'reception' ? 'waiting' : 'sending';
    case 'uploading':
      return status.stalled ? 'stalled' : 'sending';
    case 'done':
      return askedAgain ? 'again' : 'sent';
    case 'failed':
      return 'failed';
    case 'deleting':
      return 'missing';
  }
}
