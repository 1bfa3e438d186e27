import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// What is refused, and when.
asksOnlyFor();

const asked = vi.hoisted(() => ({ questions: [] as string[] }));
vi.mock('@clack/prompts', () => {
  const ask = ({ message }: { message: string }) => {
    asked.questions.push(message);
    return Promise.resolve('vite');
  };
  return { cancel: vi.fn(), intro: vi.fn(), isCancel: () => false, outro: vi.fn(), select: ask, text: ask };
});

let folder: string;
const { argv, exitCode } = process;
const terminal = [process.stdin.isTTY, process.stdout.isTTY] as const;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pomp-create-'));
  asked.questions = [];
  vi.resetModules();
  [process.stdin.isTTY, process.stdout.isTTY] = [true, true];
});
afterEach(() => {
  [process.stdin.isTTY, process.stdout.isTTY] = terminal;
  process.argv = argv;
  process.exitCode = exitCode;
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** What the program says that is wrong, asked in a terminal. */
async function complaint(...given: string[]) {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  process.argv = [...argv.slice(0, 2), ...given];
  await import('./main.js');
  expect(process.exitCode).toBe(1);
  return said.mock.calls.flat().join('\n');
}

test.each([
  ['--color=#F2C200', 'Too light'],
  ['--language=fr', 'A language is nl or en.'],
])('refuses %s before it asks anything', async (option, refusal) => {
  expect(await complaint(join(folder, 'portal'), option)).toContain(refusal);
  expect(asked.questions).toEqual([]);
});

test.each([
  ['a folder with files in it', '', 'with files in it.'],
  ['what is no folder', 'portal', 'and is no folder.'],
])('refuses %s before it asks anything', async (_, name, refusal) => {
  writeFileSync(join(folder, 'portal'), '');
  const place = join(folder, name);
  expect(await complaint(place)).toBe(`${place} is there already, ${refusal}`);
  expect(asked.questions).toEqual([]);
});
