import { posix, win32 } from 'node:path';
import { isInstalled } from '@pomp/tooling/build-options';
import { leftBehind } from '@pomp/tooling/left-behind';
import { expect, test } from 'vitest';

test.each([
  ['Windows', win32, 'C:/pomp/dist/', String.raw`C:\pomp\dist` + '\\'],
  ['others', posix, '/pomp/dist/', '/pomp/dist/'],
])('a build leaves all that it made, and removes what a source left that is gone: on %s', (_system, paths, globbed, native) => {
  const found = ['index.js', 'index.js.map', 'index.d.ts', 'gone.js', 'gone.d.ts'].map((file) => globbed + file);
  const outputs = ['index.js', 'index.js.map'].map((file) => native + file);
  expect(leftBehind(found, outputs, paths)).toEqual([`${globbed}gone.js`, `${globbed}gone.d.ts`]);
});

test.each([
  ['/pomp/node_modules/qrcode/lib/index.js', true],
  [String.raw`C:\pomp\node_modules\qrcode\lib\index.js`, true],
  ['/pomp/packages/domain/src/index.ts', false],
])('whether %s was installed: %s', (importer, installed) => {
  expect(isInstalled(importer)).toBe(installed);
});
