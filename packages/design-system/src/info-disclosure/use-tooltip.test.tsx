// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.js';

let root: Root;
const button = () => document.querySelector('button')!;
const shown = () => document.querySelector('[popover]')?.textContent;
/** Whether the browser shows the focus: after a key, and not after a press. */
const showFocus = (visible: boolean) => {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':focus-visible' ? visible : matches.call(this, selector);
  });
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
  await act(() =>
    root.render(
      <Tooltip name="Adres wijzigen">
        <button type="button">✎</button>
      </Tooltip>,
    ),
  );
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the focus that a dialog gives back after a touch shows no name', async () => {
  showFocus(false);
  await act(() => button().focus());
  expect(shown()).toBeUndefined();
});

test('the focus of a keyboard shows the name', async () => {
  showFocus(true);
  await act(() => button().focus());
  expect(shown()).toBe('Adres wijzigen');
});
