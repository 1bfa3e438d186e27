import { describe, expect, test, vi } from 'vitest';
import { askedInstallation } from '../installation-info/installation-sections.js';
import { storedHouse } from '../questionnaire/stored-house.test.helper.js';
import type { AskedSection } from '../questionnaire/asked-section.js';
import { sendDraft } from './send-draft.js';

const now = () => new Date('2026-11-26T12:00:00Z');

/** What comes of a draft of the section about the house, where this is stored by now. */
const send = (stored: object, startedFrom: object, values: object, unheard: readonly object[] = []) =>
  sendOf(storedHouse(stored), startedFrom, values, unheard);

async function sendOf(latest: AskedSection, startedFrom: object, values: object, unheard: readonly object[] = []) {
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
  const result = await sendDraft({ latest: async () => latest, save }, latest.name, drafts, now);
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

test('an answer to what is only asked because of a suggestion says that it is right, and of nothing else', async () => {
  const known = { buildingYear: '1975', typeOfBuilding: 'tussenwoning' };
  const { result, save, settle } = await send({}, known, { ...known, people: '4', basement: 'nee' });
  expect(result).toBe('sent');
  const answers = { people: '4', typeOfBuilding: 'tussenwoning', basement: 'nee' };
  expect(save).toHaveBeenCalledExactlyOnceWith('house', expect.objectContaining({ answers }), '2');
  expect(settle).toHaveBeenCalledExactlyOnceWith({}, now());
});

test('text that isn’t an answer stays on the device, and leaves alone what is stored', async () => {
  const stored = { buildingSize: '110', people: '2' };
  const { result, save, settle } = await send(stored, stored, { buildingSize: '01', people: '4' });
  expect(result).toBe('sent');
  const answers = { buildingSize: '110', people: '4' };
  expect(save).toHaveBeenCalledExactlyOnceWith('house', expect.objectContaining({ answers }), '2');
  expect(settle).toHaveBeenCalledExactlyOnceWith({ buildingSize: '01' }, now());
});

describe('photos, which are stored as they arrive,', () => {
  const boiler = 'photoCurrentGasBoilerAndPipes';
  const none = { [boiler]: [], photoPompAoPlacementLocation: [] };
  const photos = (stored: object) => {
    const body = {
      houseInfo: { completed: false },
      installationInfo: { completed: false, photos: { ...stored, completed: false } },
      revision: '2',
    };
    return askedInstallation({ houseId: '1', flow: 'pomp ao' }, body, '2026-11-26').photos;
  };

  test('are never taken out of the answers', async () => {
    const stored = { [boiler]: ['a', 'b'] };
    const { result, save } = await sendOf(photos(stored), none, { ...none, [boiler]: ['a'] });
    expect(result).toBe('nothing');
    expect(save).not.toHaveBeenCalled();
  });

  test('can be said not to come, as long as there are none', async () => {
    const { result, save } = await sendOf(photos({}), none, { ...none, [boiler]: ['o.b.'] });
    expect(result).toBe('sent');
    const answers = expect.objectContaining({ [boiler]: ['o.b.'] });
    expect(save).toHaveBeenCalledExactlyOnceWith('photos', expect.objectContaining({ answers }), '2');
    expect((await sendOf(photos({ [boiler]: ['a'] }), none, { ...none, [boiler]: ['o.b.'] })).result).toBe('nothing');
  });
});
