import { ApiError, NetworkError } from '@pomp/api-client';
import { words as apiClient } from '@pomp/api-client/words/nl';
import { compileDictionary } from '@pomp/language/compile';
import { LanguageProvider } from '@pomp/language/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { houseInfoTexts } from '../house-info/texts.js';
import { type Portal, PortalContext } from '../portal/portal-context.js';
import { words as portal } from '../words/nl.js';
import type { AskedSection } from './asked-section.js';
import type { SectionStore } from './questionnaire-store.js';
import { storedHouse } from './stored-house.test.helper.js';
import { useMergingSave } from './use-merging-save.js';

const dictionary = compileDictionary({ ...apiClient, ...portal });
const now = () => new Date('2026-11-26T12:00:00Z');
const typed = { mode: 'final', answers: {}, startedFrom: {}, values: { buildingSize: '120' } } as const;

/** A section that was saved elsewhere meanwhile, and on a device that keeps what is typed or doesn't. */
function saving(isKept: boolean) {
  const saved = storedHouse({ people: '2' });
  const refuse = () => Promise.reject(conflict());
  return merging(storedHouse({}), { save: refuse, keep: refuse, latest: () => Promise.resolve(saved) }, isKept);
}

const conflict = () => new ApiError(409, { message: 'Ook elders bewaard.', code: 'conflict' });

function merging(
  asked: AskedSection,
  store: SectionStore,
  isKept = true,
  onDeclined: (fields: readonly string[]) => void = () => undefined,
) {
  const drafts = {
    found: () => undefined,
    leftOver: () => ({}),
    subscribe: () => () => undefined,
    save: () => undefined,
    sending: () => undefined,
    heard: () => undefined,
    unheard: () => [],
    isKept: () => isKept,
    settle: () => undefined,
  };
  let used: ReturnType<typeof useMergingSave> | undefined;
  function Editor() {
    used = useMergingSave(asked, store, ({ stored }) => stored, drafts, onDeclined);
    return null;
  }
  renderToStaticMarkup(
    <LanguageProvider locale="nl-NL" dictionary={dictionary}>
      <PortalContext value={{ now } as Portal}>
        <Editor />
      </PortalContext>
    </LanguageProvider>,
  );
  if (!used) throw new Error('Nothing was rendered.');
  return used;
}

const losesTheMerge = () =>
  vi.doMock('./merge-section.js', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
afterEach(() => void vi.doUnmock('./merge-section.js'));

test('a press is told that there is no reception where what merges can’t be fetched', async () => {
  losesTheMerge();
  expect(await saving(true).save(typed)).toEqual({ status: 'failed', message: portal['portal/local-drafts'].noReception });
  expect(await saving(false).save(typed)).toEqual({ status: 'failed', message: apiClient['api-client/failures'].noConnection });
});

test('and what nobody pressed for is tried again once there is some', async () => {
  losesTheMerge();
  expect(await saving(true).keep({ ...typed, mode: 'draft' })).toEqual({ status: 'noReception' });
});

describe('what nobody pressed for', () => {
  const suggestion = (answer: string) => ({ answer, note: houseInfoTexts.message('suggested.bag', { day: { at: '2026-11-21' } }) });
  const suggested = { buildingYear: suggestion('1975'), typeOfBuilding: suggestion('tussenwoning') };

  /** What is saved of it, where this is stored when it is, or was saved elsewhere since. */
  async function keptOf(values: object, { stored = {}, elsewhere }: { stored?: object; elsewhere?: object } = {}) {
    const asked = { ...storedHouse(stored), suggested };
    const latest = storedHouse({ ...stored, ...elsewhere });
    const keep = vi.fn<SectionStore['keep']>().mockResolvedValue(latest);
    if (elsewhere) keep.mockRejectedValueOnce(conflict());
    const shown = { buildingYear: '1975', typeOfBuilding: 'tussenwoning', ...stored };
    const { keep: save } = merging(asked, { save: keep, keep, latest: () => Promise.resolve(latest) });
    await save({ mode: 'draft', answers: {}, startedFrom: shown, values: { ...shown, ...values } });
    return keep.mock.lastCall?.[0].answers;
  }

  test('leaves alone what is suggested', async () => {
    expect(await keptOf({ people: '4' })).toEqual({ people: '4' });
  });

  test('takes an answer that is only asked because of a suggestion as a yes to that, and to no other', async () => {
    expect(await keptOf({ basement: 'nee' })).toEqual({ typeOfBuilding: 'tussenwoning', basement: 'nee' });
  });

  test('keeps what was suggested and someone else answered meanwhile', async () => {
    expect(await keptOf({ people: '4' }, { elsewhere: { typeOfBuilding: 'tussenwoning' } })).toEqual({
      typeOfBuilding: 'tussenwoning',
      people: '4',
    });
  });

  test('leaves alone what is stored where the text isn’t an answer (yet)', async () => {
    const stored = { buildingSize: '110' };
    expect(await keptOf({ buildingSize: '01', people: '4' }, { stored })).toEqual({ buildingSize: '110', people: '4' });
  });
});

describe('a save', () => {
  const all = {
    buildingYear: '1975',
    buildingSize: '120',
    buildingLayers: '3',
    people: '2',
    typeOfBuilding: 'tussenwoning',
    roofSlope: '0',
    basement: 'nee',
  };
  const before = { ...storedHouse(all), revision: '1' };
  const answered = { mode: 'draft', answers: {}, startedFrom: all, values: { ...all, people: '4' } } as const;
  const none = () => Promise.reject(new Error('Nothing else is saved.'));

  test.each([
    ['refused', new ApiError(422, { message: 'Controleer je antwoorden.', code: 'invalidAnswers' })],
    ['lost', new NetworkError(new TypeError('Failed to fetch'))],
  ])('that was merged and then %s leaves the next one starting from what stood in the form', async (_how, failure) => {
    const latest = storedHouse({ ...all, buildingSize: '135' });
    const save = vi.fn<SectionStore['save']>().mockResolvedValue(latest);
    save.mockRejectedValueOnce(conflict()).mockRejectedValueOnce(failure).mockRejectedValueOnce(conflict());
    const editor = merging(before, { save, keep: none, latest: () => Promise.resolve(latest) });
    expect(await editor.save(answered)).toMatchObject({ status: 'failed' });
    expect(await editor.save(answered)).toMatchObject({ status: 'saved', now: { people: '4', buildingSize: '135' } });
    expect(save.mock.calls.map(([, { revision }]) => revision)).toEqual(['1', '2', '1', '2']);
  });

  test('of a section that was finished elsewhere meanwhile leaves it finished', async () => {
    const { basement: _open, ...most } = all;
    const latest = storedHouse({ ...all });
    const done = { ...latest, state: { ...latest.state, done: true } };
    const keep = vi.fn<SectionStore['keep']>().mockResolvedValue(done);
    keep.mockRejectedValueOnce(conflict());
    const editor = merging({ ...storedHouse(most), revision: '1' }, { save: none, keep, latest: () => Promise.resolve(done) });
    await editor.keep({ ...answered, startedFrom: most, values: { ...most, people: '4' } });
    expect(keep.mock.calls.map(([{ mode }]) => mode)).toEqual(['draft', 'final']);
  });

  test('of a section that was finished elsewhere meanwhile isn’t made by itself while an answer is missing', async () => {
    const before = { ...storedHouse(all), revision: '1' };
    const done = { ...storedHouse(all), state: { ...before.state, done: true } };
    const keep = vi.fn<SectionStore['keep']>().mockRejectedValue(conflict());
    const editor = merging(before, { save: none, keep, latest: () => Promise.resolve(done) });
    const emptied = { ...answered, values: { ...all, buildingSize: '' } };
    expect(await editor.keep(emptied)).toEqual({ status: 'later' });
    expect(keep).toHaveBeenCalledOnce();
  });

  test('that nobody judges leaves alone what is stored where the text isn’t an answer', async () => {
    const save = vi.fn<SectionStore['save']>().mockResolvedValue(before);
    const editor = merging(before, { save, keep: none, latest: none });
    await editor.save({ ...answered, values: { ...answered.values, buildingSize: '01' } });
    expect(save.mock.lastCall?.[0].answers).toMatchObject({ buildingSize: '120', people: '4' });
  });

  test('of a suggestion that was emptied says so, and of one that stands there doesn’t', async () => {
    const suggestion = (answer: string) => ({
      answer,
      note: houseInfoTexts.message('suggested.bag', { day: { at: '2026-11-21' } }),
    });
    const suggested = { buildingYear: suggestion('1975'), buildingSize: suggestion('124') };
    const onDeclined = vi.fn();
    const store = { save: none, keep: () => Promise.resolve(storedHouse({})), latest: none };
    const editor = merging({ ...storedHouse({}), suggested }, store, true, onDeclined);
    const startedFrom = { buildingYear: '1975', buildingSize: '124', people: '' };
    await editor.keep({ ...answered, startedFrom, values: { ...startedFrom, people: '4' } });
    expect(onDeclined).not.toHaveBeenCalled();
    await editor.keep({ ...answered, startedFrom, values: { ...startedFrom, buildingSize: '' } });
    expect(onDeclined).toHaveBeenCalledExactlyOnceWith(['buildingSize']);
  });
});
