import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';

// What a command asks.
asksOnlyFor();

/** What a question in a terminal comes to when this is typed. */
async function answering(/** @type {string} */ typed) {
  const program = `
    import { agreed } from ${JSON.stringify(new URL('question.mjs', import.meta.url).href)};
    process.stdin.isTTY = process.stdout.isTTY = true;
    console.log('agreed: ' + (await agreed('Remove all?', false)));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['pipe', 'pipe', 'pipe'] });
  const output = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  child.stdin.end(typed);
  const [said, complained, [code]] = await output;
  return { said, complained, code };
}

test.each([
  ['j\n', true],
  ['n\n', false],
  ['\u0003', false],
  ['\u0004', false],
])('%j is answer %s', async (typed, agreed) => {
  const { said, complained, code } = await answering(typed);
  expect({ complained, code }).toEqual({ complained: '', code: 0 });
  expect(said).toContain(`agreed: ${agreed}`);
});
