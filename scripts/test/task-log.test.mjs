import { expect, test } from 'vitest';
import { createTaskLog } from './task-log.mjs';

test('says which tasks start, keeps what each says apart, and skips what is no JSON', () => {
  /** @type {string[]} */
  const said = [];
  const log = createTaskLog((line) => said.push(line));
  const lines = [
    { source: 'a#lint', text: 'cache miss, executing 123' },
    { source: 'b#lint', text: 'cache hit, replaying logs 456' },
    { source: 'a#lint', text: 'wrong here' },
    { source: 'b#lint', text: 'fine here' },
  ];
  for (const line of lines) log.read(JSON.stringify(line));
  log.read(' ERROR  run failed');

  expect(said).toEqual(['  a#lint']);
  expect(log.of('a#lint')).toBe('cache miss, executing 123\nwrong here');
});
