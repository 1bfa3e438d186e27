import { afterEach, expect, test, vi } from 'vitest';
import { readCommandLine } from './command-line.mjs';

const command = {
  name: 'npm start',
  about: 'Starts it.',
  args: [{ name: 'what', about: 'what to start', choices: ['site', 'backend'] }],
  options: {
    yes: { type: /** @type {const} */ ('boolean'), about: 'no question' },
    part: { type: /** @type {const} */ ('string'), about: 'a part' },
  },
};

afterEach(() => vi.restoreAllMocks());

test('arguments and options are read, also after the `--` that pnpm hands on', () => {
  expect(readCommandLine(command, ['--', 'site', '--yes', '--part=a'])).toMatchObject({
    args: ['site'],
    options: { yes: true, part: 'a' },
  });
});

test.each([
  [['--fast'], '--fast is no option of `npm start`. See `npm start -- --help`.'],
  [['portal'], '`npm start` knows no “portal”. See `npm start -- --help`.'],
  [['site', 'backend'], '`npm start` knows no “backend”. See `npm start -- --help`.'],
  [['--part'], '--part needs a value: --part=… See `npm start -- --help`.'],
  [['--yes=no'], '--yes takes no value. See `npm start -- --help`.'],
])('%j is refused with one line', (given, line) => {
  expect(() => readCommandLine(command, given)).toThrow(line);
});

test('--help says what there is, and nothing is done', () => {
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const say = vi.spyOn(console, 'log').mockReturnValue();
  expect(() => readCommandLine(command, ['site', '--help'])).toThrow('ended');
  expect(say.mock.calls.join('\n')).toBe(`npm start [what] [options]

  Starts it.

  site | backend   what to start
  --yes            no question
  --part=…         a part
  --help           shows this`);
});
