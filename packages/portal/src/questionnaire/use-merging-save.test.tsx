import { ApiError } from '@pomp/api-client';
import { words as apiClient } from '@pomp/api-client/words/nl';
import { compileDictionary } from '@pomp/language/compile';
import { LanguageProvider } from '@pomp/language/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Portal, PortalContext } from '../portal/portal-context.js';
import { words as portal } from '../words/nl.js';
import { storedHouse } from './stored-house.test.helper.js';
import { useMergingSave } from './use-merging-save.js';

const dictionary = compileDictionary({ ...apiClient, ...portal });
const now = () => new Date('2026-11-26T12:00:00Z');
const typed = { mode: 'final', answers: {}, startedFrom: {}, values: { buildingSize: '120' } } as const;

/** A section that was saved elsewhere meanwhile, and on a device that keeps what is typed or doesn't. */
function saving(isKept: boolean) {
  const saved = storedHouse({ people: '2' });
  const refuse = () => Promise.reject(new ApiError(409, { message: 'Ook elders bewaard.', code: 'conflict' }));
  const store = { save: refuse, keep: refuse, latest: () => Promise.resolve(saved) };
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
  let merging: ReturnType<typeof useMergingSave> | undefined;
  function Editor() {
    merging = useMergingSave(storedHouse({}), store, ({ stored }) => stored, drafts);
    return null;
  }
  renderToStaticMarkup(
    <LanguageProvider locale="nl-NL" dictionary={dictionary}>
      <PortalContext value={{ now } as Portal}>
        <Editor />
      </PortalContext>
    </LanguageProvider>,
  );
  if (!merging) throw new Error('Nothing was rendered.');
  return merging;
}

beforeEach(() => {
  vi.doMock('./merge-section.js', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
});
afterEach(() => void vi.doUnmock('./merge-section.js'));

test('a press is told that there is no reception where what merges can’t be fetched', async () => {
  expect(await saving(true).save(typed)).toEqual({ status: 'failed', message: portal['portal/local-drafts'].noReception });
  expect(await saving(false).save(typed)).toEqual({ status: 'failed', message: apiClient['api-client/failures'].noConnection });
});

test('and what nobody pressed for is tried again once there is some', async () => {
  expect(await saving(true).keep({ ...typed, mode: 'draft' })).toEqual({ status: 'noReception' });
});
