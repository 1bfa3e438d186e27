import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';

/**
 * Runs a Node program that says in one line of JSON what is to be known.
 * @param {string} file
 * @param {Record<string, string>} [env]
 */
export async function program(file, env = {}) {
  const child = spawn(process.execPath, [file], {
    cwd: dirname(file),
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(child.stdout, 'data'), ended.then(() => [undefined])]);
  if (line === undefined) throw new Error(`${file} ended without a word.`);
  return {
    said: JSON.parse(String(line)),
    pid: child.pid,
    stop: async () => {
      if (child.exitCode === null) child.kill();
      await ended;
    },
  };
}
