import type { PickedFile } from '@pomp/design-system';
import { describe, expect, test } from 'vitest';
import { shotsProgress } from './asked-shots.js';

const keys = ['whole', 'typePlate', 'around'];
const file = (id: string, name: string, status: PickedFile['status'] = { state: 'done' }): PickedFile => ({
  id,
  name,
  kind: 'image',
  picture: { url: '/foto' },
  status,
});
const nothing = { files: [], uploads: [], skipped: false, faultOf: () => undefined };
const states = (known: Partial<Parameters<typeof shotsProgress>[1]>) =>
  [...shotsProgress(keys, { ...nothing, ...known })].map(([key, { state }]) => `${key}: ${state}`);

describe('shots of a question', () => {
  test('are missing until something is made of them', () =>
    expect(states({ files: [file('1', 'geheel.jpg')] })).toEqual(['whole: sent', 'typePlate: missing', 'around: missing']));

  test('that nobody can get at are skipped, until there is a photo after all', () => {
    expect(states({ skipped: true })).toEqual(['whole: skipped', 'typePlate: skipped', 'around: skipped']);
    expect(states({ skipped: true, files: [file('1', 'muur.jpg')] })).toEqual([
      'whole: sent',
      'typePlate: missing',
      'around: missing',
    ]);
  });

  test('say that they wait for reception, or stand still', () =>
    expect(
      states({
        files: [
          file('1', 'geheel.jpg', { state: 'waiting', for: 'reception' }),
          file('2', 'ruimte.jpg', { state: 'uploading', sent: 1, total: 2, stalled: true }),
        ],
      }),
    ).toEqual(['whole: waiting', 'typePlate: missing', 'around: stalled']));

  test('that are asked again say why, until there is a newer photo', () => {
    const uploads = [{ id: '1', again: { reason: 'Te donker.', at: '2026-11-21T10:00:00.000Z' } }];
    const old = file('1', 'typeplaatje.jpg');
    expect(shotsProgress(keys, { ...nothing, files: [old], uploads }).get('typePlate')).toMatchObject({
      state: 'again',
      note: 'Te donker.',
    });
    expect(states({ files: [old, file('2', 'typeplaatje-2.jpg', { state: 'waiting', for: 'reception' })], uploads })).toContain(
      'typePlate: waiting',
    );
  });

  test('may look doubtful and are sent all the same', () =>
    expect(shotsProgress(keys, { ...nothing, files: [file('1', 'geheel.jpg')], faultOf: () => 'dark' }).get('whole')).toMatchObject(
      { state: 'sent', doubt: 'dark' },
    ));
});
