import { expect, test, vi } from 'vitest';
import { storedHouse } from '../questionnaire/stored-house.test.helper.js';
import { sendDraft } from './send-draft.js';

const now = () => new Date('2026-11-26T12:00:00Z');

/** What comes of a draft of the section about the house, where this is stored by now. */
async function send(stored: object, startedFrom: object, values: object, unheard: readonly object[] = []) {
  const latest = storedHouse(stored);
  const save = vi.fn(async () => ({ ...latest, completesAll: false }));
  const settle = vi.fn();
  const drafts = {
    found: () => ({
      keptAt: now(),
      values: { ...values },
      startedFrom: { ...startedFrom },
      unheard: unheard.map((sent) => ({ ...sent })),
    }),
    sending: () => undefined,
    heard: () => undefined,
    unheard: () => [],
    leftOver: () => ({}),
    subscribe: () => () => undefined,
    save: () => undefined,
    isKept: () => true,
    settle,
  };
  const result = await sendDraft({ latest: async () => latest, save }, 'house', drafts, now);
  return { result, save, settle };
}

test('what was answered in place of a suggestion is sent, though nobody stored the suggestion', async () => {
  const { result, save, settle } = await send({ people: '2' }, { buildingSize: '107' }, { buildingSize: '120' });
  expect(result).toBe('sent');
  const values = expect.objectContaining({ buildingSize: '120', people: '2' });
  expect(save).toHaveBeenCalledExactlyOnceWith('house', expect.objectContaining({ values }), '2');
  expect(settle).toHaveBeenCalledOnce();
});

test('what someone else answered meanwhile waits for a person to choose', async () => {
  const { result, save } = await send({ buildingSize: '110' }, { buildingSize: '' }, { buildingSize: '120' });
  expect(result).toBe('waits');
  expect(save).not.toHaveBeenCalled();
});

test('what arrived without an answer is nobody else’s: what was changed here since replaces it', async () => {
  const { result, save } = await send({ buildingSize: '110' }, { buildingSize: '' }, { buildingSize: '120' }, [
    { buildingSize: '110' },
  ]);
  expect(result).toBe('sent');
  const values = expect.objectContaining({ buildingSize: '120' });
  expect(save).toHaveBeenCalledExactlyOnceWith('house', expect.objectContaining({ values }), '2');
});
