import { ApiError } from '@pomp/api-client';
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
  const refuse = () => Promise.reject(new ApiError(409, { message: 'Ook elders bewaard.', code: 'conflict' }));
  return merging(storedHouse({}), { save: refuse, keep: refuse, latest: () => Promise.resolve(saved) }, isKept);
}

function merging(asked: AskedSection, store: SectionStore, isKept = true) {
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
    used = useMergingSave(asked, store, ({ stored }) => stored, drafts);
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
    if (elsewhere) keep.mockRejectedValueOnce(new ApiError(409, { message: 'Ook elders bewaard.', code: 'conflict' }));
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
