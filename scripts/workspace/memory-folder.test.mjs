import { memoryFolder } from '@pomp/tooling/memory-folder';
import { expect, test, vi } from 'vitest';

test('files stand in memory only where all of them fit, and only on Linux', () => {
  expect(memoryFolder(Number.MAX_SAFE_INTEGER)).toBeUndefined();
  vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  expect(memoryFolder(0)).toBeUndefined();
  vi.restoreAllMocks();
});

if (process.platform === 'linux')
  test('on Linux there is a folder for them', () => {
    expect(memoryFolder(0)).toBe('/dev/shm');
  });
