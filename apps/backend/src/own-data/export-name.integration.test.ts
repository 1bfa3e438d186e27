import { edition } from '@pomp/edition/editions/amstelwarmte';
import { expect, test } from 'vitest';
import { hours } from '../clock/clock.js';
import { startTestBackend } from '../testing/test-backend.js';

test.each([
  ['getUserData', 'json'],
  ['getUserFiles', 'zip'],
])('what a customer downloads by %s is named after the seller and the day it is here', async (call, extension) => {
  const backend = await startTestBackend({ edition });
  // Half past midnight, which is still the day before by the clock of the world.
  backend.pass(hours(14.5));
  const { browser } = await backend.customer();
  const answer = await browser.request(`/api/account/${call}`);
  await answer.arrayBuffer();
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="amstelwarmte-gegevens-2026-11-22.${extension}"`);
});
