import { expect, test } from 'vitest';
import { nextBatch, progressOf } from './batch-progress.js';
import type { FileStatus, PickedFile } from './picked-file.js';

const file = (id: string, status: FileStatus, size = 100): PickedFile => ({
  id,
  name: `${id}.jpg`,
  kind: 'image',
  size,
  picture: { url: id },
  status,
});
const done: FileStatus = { state: 'done' };
const waiting: FileStatus = { state: 'waiting' };
const sent = (bytes: number): FileStatus => ({ state: 'uploading', sent: bytes, total: 100 });

test('what was stored before doesn’t count, what finishes during the round does', () => {
  const before = file('oud', done);
  const start = [before, file('a', waiting), file('b', waiting)];
  let batch = nextBatch([], start);
  expect(progressOf(batch, start)).toEqual({ done: 0, count: 2, part: 0 });

  const halfway = [before, file('a', done), file('b', sent(50))];
  batch = nextBatch(batch, halfway);
  expect(progressOf(batch, halfway)).toEqual({ done: 1, count: 2, part: 0.75 });

  const finished = [before, file('a', done), file('b', done)];
  expect(nextBatch(batch, finished)).toEqual([]);
});

test('a file that failed or was cancelled leaves the round', () => {
  const files = [
    file('a', { state: 'failed', message: 'Uploaden mislukt. Probeer het opnieuw.', retry: true }),
    file('b', sent(10)),
    file('c', waiting),
  ];
  expect(progressOf(nextBatch(['a', 'b', 'c', 'd'], files), files)).toEqual({ done: 0, count: 2, part: 0.05 });
});

test('one file tells its own progress', () => {
  const files = [file('a', sent(10))];
  expect(progressOf(nextBatch([], files), files)).toBeUndefined();
});
