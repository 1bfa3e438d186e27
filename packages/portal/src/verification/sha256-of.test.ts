import { expect, test } from 'vitest';
import { sha256Of } from './sha256-of.js';

test('a file’s SHA-256 is that of its bytes', async () => {
  await expect(sha256Of(new Blob(['abc']))).resolves.toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  await expect(sha256Of(new Blob([]))).resolves.toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});
