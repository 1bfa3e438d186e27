import { expect, test } from 'vitest';
import { createTaskLog } from './task-log.mjs';

test('says which tasks start, keeps what each says apart, and skips what is no JSON', () => {
  /** @type {string[]} */
  const said = [];
  /** @type {string[]} */
  const started = [];
  const log = createTaskLog(
    (line) => said.push(line),
    (name) => started.push(name),
  );
  const lines = [
    { source: 'a#lint', text: 'cache miss, executing 123' },
    { source: 'b#lint', text: 'cache hit, replaying logs 456' },
    { source: '//#built', text: 'cache bypass, force executing 789' },
    { source: 'a#lint', text: 'wrong here' },
    { source: 'b#lint', text: 'fine here' },
  ];
  for (const line of lines) log.read(JSON.stringify(line));
  log.read(' ERROR  run failed');

  expect(said).toEqual(['  a#lint']);
  expect(started).toEqual(['lint', 'lint', 'built']);
  expect(log.of('a#lint')).toBe('cache miss, executing 123\nwrong here');
});
