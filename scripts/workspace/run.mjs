import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { quietEnvironment } from './quiet-environment.mjs';
import { root } from './places.mjs';

/**
 * Runs a program to its end; SIGTERM and SIGINT to this process reach it too, and then end this process.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, ownSession?: boolean, onLine?: (line: string) => void }} [options] `ownSession`: apart from this process's terminal, as a
 *   session of its own; `onLine` gets what the program says on its standard output, instead of `output`
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { cwd = root, env = {}, ownSession = false, onLine } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(isShellScript(program) ? `"${program}"` : program, args, {
      shell: isShellScript(program),
      cwd,
      detached: ownSession,
      env: { ...process.env, ...quietEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    if (onLine) createInterface({ input: child.stdout, crlfDelay: Infinity }).on('line', onLine);
    else child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));

    let stopped = false;
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      stopped = true;
      // Of a session of its own all, as a terminal tells everyone in it.
      if (ownSession && child.pid && child.exitCode === null && process.platform !== 'win32') process.kill(-child.pid, signal);
      else child.kill(signal);
    };
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
    child.once('close', (code) => {
      done();
      // A program that was stopped isn't always honest about it: Turbo ends with 0.
      if (stopped) process.exit(1);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/**
 * What npm puts beside Node (npx, pnpm) are `.cmd` files on Windows, which only its shell starts. Their arguments here need no quotes.
 * @param {string} program
 */
const isShellScript = (program) => process.platform === 'win32' && !program.endsWith('.exe');
