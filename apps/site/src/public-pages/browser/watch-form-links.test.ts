import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFormLinks } from './watch-form-links';

const openForm = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./open-form', () => ({ openForm }));

class Link {
  readonly href = '/brochure/';
  readonly target = '';
  readonly closest = () => this;
}

const open = vi.fn();
const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

/** A page with a link that asks for a form; `press` says whether the link was kept from being followed. */
function pageWithLink() {
  const link = new Link();
  let ask: (event: object) => void = () => undefined;
  watchFormLinks({ addEventListener: (_name: string, listener: typeof ask) => (ask = listener) } as unknown as Document);
  return {
    press: () => {
      const preventDefault = vi.fn();
      ask({ ...plain, target: link, preventDefault });
      return preventDefault.mock.calls.length === 1;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('window', { open });
  open.mockReset();
  openForm.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('a link pressed twice opens one form, and follows nothing', async () => {
  let isThere = () => undefined as void;
  openForm.mockReturnValueOnce(new Promise((resolve) => (isThere = resolve)));
  const { press } = pageWithLink();
  expect([press(), press()]).toEqual([true, true]);
  await expect.poll(() => openForm).toHaveBeenCalled();
  expect(press()).toBe(true);
  await vi.dynamicImportSettled();
  expect(openForm).toHaveBeenCalledOnce();

  isThere();
  openForm.mockResolvedValue();
  await expect.poll(() => press() && openForm).toHaveBeenCalledTimes(2);
  expect(open).not.toHaveBeenCalled();
});

test('where the form can’t be had the link is followed, and asks again at the next press', async () => {
  openForm.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue();
  const { press } = pageWithLink();
  press();
  await expect.poll(() => open).toHaveBeenCalledExactlyOnceWith('/brochure/', '_self');
  await expect.poll(() => press() && openForm).toHaveBeenCalledTimes(2);
});
