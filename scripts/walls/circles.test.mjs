import { expect, test } from 'vitest';
import { betweenFiles, betweenFolders, circular } from './circles.mjs';

/** @param {Record<string, string[]>} imports */
const modulesOf = (imports) =>
  Object.entries(imports).map(([source, others]) => ({ source, dependencies: others.map((resolved) => ({ resolved })) }));

test('of files, each arrow of a circle is named, and none that leads to one, from one or between two', () => {
  const modules = modulesOf({
    'start.ts': ['a.ts', 'alone.ts'],
    'a.ts': ['b.ts', 'alone.ts'],
    'b.ts': ['c.ts'],
    'c.ts': ['a.ts', 'x.ts'],
    'x.ts': ['y.ts'],
    'y.ts': ['x.ts', 'react'],
    'itself.ts': ['itself.ts'],
    'alone.ts': [],
  });
  expect(circular(betweenFiles(modules)).map(({ from, to }) => `${from} ${to}`)).toEqual([
    'a.ts b.ts',
    'b.ts c.ts',
    'c.ts a.ts',
    'x.ts y.ts',
    'y.ts x.ts',
    'itself.ts itself.ts',
  ]);
});

test('of folders, one and what is in it, at any depth, are in no circle with each other', () => {
  const within = {
    'src/high/high.ts': ['src/high/parts/part.ts'],
    'src/high/parts/part.ts': ['src/high/name.ts', 'src/low/low.ts'],
  };
  const circlesOf = (/** @type {string[]} */ low) =>
    circular(betweenFolders(modulesOf({ ...within, 'src/low/low.ts': low }))).map(({ from, to }) => `${from} ${to}`);
  expect(circlesOf([])).toEqual([]);
  expect(circlesOf(['src/high/parts/other.ts'])).toEqual([
    'src/high src/low',
    'src/high/parts src/high',
    'src/high/parts src/low',
    'src/low src/high/parts',
  ]);
});
