import { expect, test } from 'vitest';
import { localDraftStore, deleteLocalDrafts } from './local-draft-store.js';

const morning = new Date('2026-11-21T08:14:00Z');
const at = (moment: Date) => () => moment;
const later = (days: number) => new Date(morning.getTime() + days * 86_400_000);

function device(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

test('what was typed is found at the next visit, with the time', () => {
  const storage = device();
  localDraftStore('marieke', 'house/1', at(morning), storage).save({ values: { gas: '1450' }, startedFrom: {} }, morning);
  expect(localDraftStore('marieke', 'house/1', at(later(1)), storage).found()).toMatchObject({
    keptAt: morning,
    values: { gas: '1450' },
  });
});

test('typing on doesn’t change what was found', () => {
  const storage = device();
  localDraftStore('marieke', 'house/1', at(morning), storage).save({ values: { gas: '1450' }, startedFrom: {} }, morning);
  const drafts = localDraftStore('marieke', 'house/1', at(morning), storage);
  expect(drafts.found()?.values).toEqual({ gas: '1450' });
  drafts.save({ values: { gas: '9' }, startedFrom: {} }, morning);
  expect(drafts.found()?.values).toEqual({ gas: '1450' });
});

test('what was typed elsewhere meanwhile stays, when what was there before is saved', () => {
  const storage = device();
  const open = () => localDraftStore('marieke', 'house/1', at(morning), storage);
  open().save({ values: { gas: '1450' }, startedFrom: {} }, morning);
  const sender = open();
  expect(sender.found()?.values).toEqual({ gas: '1450' });
  const form = open();
  form.save({ values: { gas: '1450', water: '90' }, startedFrom: {} }, morning);
  sender.settle({}, morning);
  expect(open().found()?.values).toEqual({ gas: '1450', water: '90' });
  form.settle({}, morning);
  expect(storage).toHaveLength(0);
});

test('what was sent without an answer is known at the next visit, until there is one', () => {
  const storage = device();
  const open = () => localDraftStore('marieke', 'house/1', at(morning), storage);
  const first = open();
  first.save({ values: { gas: '1450' }, startedFrom: {} }, morning);
  first.sending({ gas: '1450' }, morning);
  first.save({ values: { gas: '1500' }, startedFrom: {} }, morning);
  const second = open();
  expect(second.found()).toMatchObject({ values: { gas: '1500' }, unheard: [{ gas: '1450' }] });
  second.sending({ gas: '1500' }, morning);
  expect(open().unheard()).toEqual([{ gas: '1450' }, { gas: '1500' }]);
  second.heard();
  second.save({ values: { gas: '1600' }, startedFrom: { gas: '1500' } }, morning);
  expect(open().unheard()).toEqual([]);
});

test('what a save could not store is there at the next visit, without being offered', () => {
  const storage = device();
  const drafts = localDraftStore('marieke', 'house/1', at(morning), storage);
  drafts.save({ values: { gas: '01', water: '90' }, startedFrom: {} }, morning);
  const heard: unknown[] = [];
  drafts.subscribe(() => heard.push(drafts.leftOver()));
  drafts.settle({ gas: '01' }, morning);
  drafts.settle({ gas: '01' }, morning);
  expect(heard).toEqual([{ gas: '01' }]);

  const next = localDraftStore('marieke', 'house/1', at(later(1)), storage);
  expect(next.found()).toBeUndefined();
  expect(next.leftOver()).toEqual({ gas: '01' });
  next.settle({}, morning);
  expect(next.leftOver()).toEqual({});
  expect(storage).toHaveLength(0);
});

test('another customer, another house and a later month find nothing', () => {
  const storage = device();
  localDraftStore('marieke', 'house/1', at(morning), storage).save({ values: { gas: '1450' }, startedFrom: {} }, morning);
  expect(localDraftStore('sem', 'house/1', at(morning), storage).found()).toBeUndefined();
  expect(localDraftStore('marieke', 'house/12', at(morning), storage).found()).toBeUndefined();
  expect(localDraftStore('marieke', 'house/1', at(later(31)), storage).found()).toBeUndefined();
  expect(storage).toHaveLength(0);
});

test('logging out takes everything of this customer off the device, and nothing else', () => {
  const storage = device();
  storage.setItem('pomp.other', 'x');
  for (const place of ['house/1', 'house/2'])
    localDraftStore('marieke', place, at(morning), storage).save({ values: { gas: '1' }, startedFrom: {} }, morning);
  localDraftStore('mariek', 'house/1', at(morning), storage).save({ values: { gas: '2' }, startedFrom: {} }, morning);
  deleteLocalDrafts('marieke', storage);
  expect(localDraftStore('marieke', 'house/2', at(morning), storage).found()).toBeUndefined();
  expect(localDraftStore('mariek', 'house/1', at(morning), storage).found()?.values).toEqual({ gas: '2' });
  expect(storage.getItem('pomp.other')).toBe('x');
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"keptAt":"yesterday","values":{}}',
  '{"keptAt":"2026-11-21T08:14:00Z","values":[]}',
  '{"keptAt":"2026-11-21T08:14:00Z"}',
])('anything else that is stored there (%s) counts as nothing', (text) => {
  const storage = device();
  storage.setItem('pomp.kept:marieke:house/1', text);
  expect(localDraftStore('marieke', 'house/1', at(morning), storage).found()).toBeUndefined();
});

test('a device that is full, and one without storage, are no failure', () => {
  const full: Storage = {
    ...device(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() =>
    localDraftStore('marieke', 'house/1', at(morning), full).save({ values: { gas: '1' }, startedFrom: {} }, morning),
  ).not.toThrow();
  const none = localDraftStore('marieke', 'house/1', at(morning), undefined);
  none.save({ values: { gas: '1' }, startedFrom: {} }, morning);
  expect(none.found()).toBeUndefined();
});
