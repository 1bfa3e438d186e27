// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCalendar } from './use-calendar.js';

const calendar = vi.hoisted(() => {
  let arrive = () => undefined as void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return { arrival, arrive: () => arrive() };
});
vi.mock('./calendar-popover.js', async () => {
  await calendar.arrival;
  return { CalendarPopover: () => null };
});

function Field() {
  const { state, toggle } = useCalendar();
  return (
    <>
      <input />
      <button type="button" aria-busy={state.kind === 'loading'} onClick={toggle}>
        Kies een datum
      </button>
      {state.kind === 'open' && <p role="dialog">21 november</p>}
    </>
  );
}

let root: Root;
const shown = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = async () => {
  const button = shown('button')!;
  button.focus();
  await act(() => button.click());
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
  await act(() => root.render(<Field />));
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('a calendar that comes late stays closed for whoever went on to another field, and opens at the next press', async () => {
  await press();
  expect(shown('[aria-busy=true]')).not.toBeNull();
  shown('input')!.focus();
  await act(async () => {
    calendar.arrive();
    await vi.dynamicImportSettled();
  });
  expect(shown('[aria-busy=true]')).toBeNull();
  expect(shown('[role=dialog]')).toBeNull();
  expect(document.activeElement).toBe(shown('input'));

  await press();
  await act(() => vi.dynamicImportSettled());
  expect(shown('[role=dialog]')).not.toBeNull();
});
