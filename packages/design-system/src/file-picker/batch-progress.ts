import { isBusy, type PickedFile } from './picked-file.js';

/** The files that are being sent together. */
export interface BatchProgress {
  done: number;
  count: number;
  /** Between 0 and 1, by size. */
  part: number;
}

/** The ids that belong to one round of uploading: all that were busy since the last moment when nothing was. */
export function nextBatch(batch: readonly string[], files: readonly PickedFile[]): readonly string[] {
  if (!files.some(isBusy)) return [];
  return files.filter((file) => isBusy(file) || (batch.includes(file.id) && file.status.state === 'done')).map(({ id }) => id);
}

const weightOf = ({ size, status }: PickedFile): number => (status.state === 'uploading' ? status.total : (size ?? 0));
const sentOf = (file: PickedFile): number =>
  file.status.state === 'uploading' ? file.status.sent : file.status.state === 'done' ? weightOf(file) : 0;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** How far a round is; nothing to tell while there is at most one file in it, which speaks for itself. */
export function progressOf(batch: readonly string[], files: readonly PickedFile[]): BatchProgress | undefined {
  const round = files.filter(({ id }) => batch.includes(id));
  if (round.length < 2) return undefined;
  const done = round.filter(({ status }) => status.state === 'done').length;
  const total = sum(round.map(weightOf));
  return { done, count: round.length, part: total > 0 ? Math.min(sum(round.map(sentOf)) / total, 1) : done / round.length };
}
