import { asksForNoWords } from '@pomp/tooling/hear-words-elsewhere';
import { expect, test } from 'vitest';
import { passwordGuesser } from './password-strength.js';

asksForNoWords();

test('whoever chooses a password is told when it can’t be judged, each time, and nobody else is harmed', async () => {
  const strength = passwordGuesser('/nowhere/password-strength.mjs');
  await expect(strength('Warmte123', [])).rejects.toThrow();
  await expect(strength('Warmte123', [])).rejects.toThrow();
});
