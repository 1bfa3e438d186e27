// @vitest-environment happy-dom
import { act, Fragment, StrictMode, Suspense, use, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventReplayBoundary } from './event-replay.js';

let root: Root;
const place = () => document.querySelector('main')!;
const draw = (ready: boolean, { Mode = Fragment, wait }: { Mode?: typeof Fragment; wait?: Promise<void> } = {}) =>
  act(async () =>
    root.render(
      <Mode>
        <Screen ready={ready} wait={wait} />
      </Mode>,
    ),
  );
const tick = (part: string) => act(async () => place().querySelector<HTMLElement>(`[name=${part}]`)!.click());
const heard = () => place().querySelector('output')?.textContent;

function Insulated({ ready }: { ready: boolean }) {
  const [ticks, setTicks] = useState<readonly string[]>([]);
  return (
    <EventReplayBoundary ready={ready}>
      {['muren', 'dak'].map((part) => (
        <input key={part} type="checkbox" name={part} checked={ticks.includes(part)} onChange={() => setTicks([...ticks, part])} />
      ))}
      <output>{ticks.join(' en ')}</output>
    </EventReplayBoundary>
  );
}

function Waiting({ wait }: { wait: Promise<void> | undefined }) {
  if (wait) use(wait);
  return null;
}

/** @param props.wait what the `Suspense` around the part waits for, in which it doesn't show. */
function Screen({ ready, wait }: { ready: boolean; wait?: Promise<void> | undefined }) {
  return (
    <Suspense fallback="">
      <Waiting wait={wait} />
      <Insulated ready={ready} />
    </Suspense>
  );
}

/** Away and back, as by a `Suspense` around it. */
async function showAgain(ready: boolean) {
  let come: () => void = () => undefined;
  await draw(ready, { wait: new Promise<void>((resolve) => (come = resolve)) });
  await act(async () => come());
  await draw(ready);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('in StrictMode a part that came late hears what is chosen in it', async () => {
  root = createRoot(place());
  await draw(false, { Mode: StrictMode });
  await draw(true, { Mode: StrictMode });
  await tick('muren');
  expect(heard()).toBe('muren');
});

test('in StrictMode what was chosen before hydration is heard once', async () => {
  place().innerHTML =
    '<!--$--><div data-hydrating="" style="display:contents"><input type="checkbox" name="muren"/><input type="checkbox" name="dak"/><output></output></div><!--/$-->';
  place().querySelector('input')!.checked = true;
  root = await act(async () =>
    hydrateRoot(
      place(),
      <StrictMode>
        <Screen ready />
      </StrictMode>,
    ),
  );
  expect(heard()).toBe('muren');
});

test('what was chosen before a part could answer is heard after it went and came back, too', async () => {
  root = createRoot(place());
  await draw(false);
  await tick('muren');
  await showAgain(false);
  await tick('dak');
  expect(heard()).toBe('');
  await draw(true);
  expect(heard()).toBe('muren en dak');
});

test('a part that went and came back hears what is chosen in it', async () => {
  root = createRoot(place());
  await draw(true);
  await showAgain(true);
  await tick('dak');
  expect(heard()).toBe('dak');
});
