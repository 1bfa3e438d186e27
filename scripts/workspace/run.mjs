import { spawn } from 'node:child_process';
import { quietEnvironment } from './quiet-environment.mjs';
import { root } from './places.mjs';

/**
 * Runs a program to its end; SIGTERM and SIGINT to this process reach it too.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, output?: 'collect' | 'show' }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { cwd = root, env = {}, output = 'collect' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...quietEnvironment, ...env },
      stdio: output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));

    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGTERM', pass);
    process.on('SIGINT', pass);
    const done = () => {
      process.off('SIGTERM', pass);
      process.off('SIGINT', pass);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('close', (code, signal) => {
      done();
      if (signal === 'SIGTERM' || signal === 'SIGINT') process.exit(1);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}
