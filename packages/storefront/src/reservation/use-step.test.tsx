// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStep } from './use-step.js';

let root: Root;
let here: ReturnType<typeof useStep>;
function Step() {
  const shown = useStep();
  useEffect(() => {
    here = shown;
  });
  return null;
}
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', '/reserveren/pomp-ao/');
  root = createRoot(document.createElement('main'));
  await act(async () => root.render(<Step />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** What browsers do on a press on a link to a part of the page, and on going to another place in its history. */
const arrive = (url: string, state: unknown = null) =>
  act(async () => {
    history.pushState(state, '', url);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });

test('a link to a part of the page stays at the step', async () => {
  await act(async () => here.goOn());
  await arrive('#inhoud');
  expect(here.step).toBe('details');
  expect(history.state).toEqual({ reservation: 'details' });
});

test('the first step is gone back to, also where it was reached by such a link', async () => {
  await arrive('#inhoud');
  expect(here.step).toBe('contact');
  const said = vi.spyOn(history, 'replaceState');
  await act(async () => here.goOn());
  expect(here.step).toBe('details');
  await arrive('#inhoud', said.mock.calls[0]?.[0]);
  expect(here.step).toBe('contact');
});

test('one press goes back past the parts of the step', async () => {
  await act(async () => here.goOn());
  await arrive('#inhoud');
  const back = vi.spyOn(history, 'back').mockReturnValue();
  here.goBack();
  here.goBack();
  expect(back).toHaveBeenCalledTimes(1);
  await arrive('?', { reservation: 'details' });
  expect(back).toHaveBeenCalledTimes(2);
  await arrive('?', { reservation: 'contact' });
  expect(back).toHaveBeenCalledTimes(2);
  expect(here.step).toBe('contact');
});
