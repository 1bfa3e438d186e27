import { expect, test, vi } from 'vitest';
import { defineControls } from './define-controls.js';

test('controls start once on a document, and once more after they were stopped', () => {
  const control = vi.fn();
  const start = defineControls(control);
  const document = {} as Document;
  const stop = start(document);
  const stopNothing = start(document);
  expect(control.mock.calls).toEqual([[document, expect.any(AbortSignal)]]);

  stopNothing();
  expect(control.mock.lastCall?.[1].aborted).toBe(false);
  stop();
  expect(control.mock.lastCall?.[1].aborted).toBe(true);
  start(document);
  expect(control).toHaveBeenCalledTimes(2);
});
