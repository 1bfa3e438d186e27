import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, openSync, closeSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

const graceMs = 12_000;
const hasSignals = process.platform !== 'win32';
const stopWithParent = new URL('stop-with-parent.mjs', import.meta.url).href;

/** One process of the stack, in a process group of its own: Ctrl-C in a terminal then reaches it once, through us. */
export class Part {
  /** @type {string | undefined} how it ended */
  ending;
  #stopping = false;

  /**
   * @param {{ name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, logFile: string, onLine?: (line: string) => void }} options
   */
  constructor({ name, args, cwd, env, logFile, onLine }) {
    this.name = name;
    this.logFile = logFile;
    mkdirSync(dirname(logFile), { recursive: true });
    if (existsSync(logFile)) renameSync(logFile, this.previousLogFile);
    const log = openSync(logFile, 'a');
    this.child = spawn(process.execPath, ['--import', stopWithParent, ...args], {
      cwd,
      env,
      detached: hasSignals, // elsewhere that is a window of its own
      stdio: ['ignore', onLine ? 'pipe' : log, onLine ? 'pipe' : log, 'ipc'],
    });
    closeSync(log);
    for (const input of [this.child.stdout, this.child.stderr])
      if (input)
        createInterface({ input, crlfDelay: Infinity }).on('line', (line) => {
          appendFileSync(logFile, `${line}\n`);
          if (line) onLine?.(line);
        });
    /** @type {Promise<void>} */
    this.ended = new Promise((resolve) => {
      const end = (/** @type {string} */ how) => {
        this.ending = how;
        resolve();
      };
      this.child.once('error', (error) => end(error.message));
      this.child.once('exit', (code, signal) => end(signal ? `ended by ${signal}` : `exit code ${code}`));
    });
  }

  /** Whether it ended, or will, because that was asked of it. */
  get wasAskedToStop() {
    return this.#stopping;
  }

  /** Where its log goes when it is started again. */
  get previousLogFile() {
    return this.logFile.replace(/\.log$/, '.previous.log');
  }

  /** The last lines it wrote. */
  get lastWords() {
    return readFileSync(this.logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
  }

  /** Asks once, waits, and kills what doesn't listen. */
  async stop() {
    if (this.#stopping || this.ending !== undefined) return this.ended;
    this.#stopping = true;
    if (hasSignals) this.#signal('SIGTERM');
    else this.child.disconnect(); // then stop-with-parent.mjs stops it
    const grace = setTimeout(() => this.kill(), graceMs);
    await this.ended;
    clearTimeout(grace);
  }

  kill() {
    this.#stopping = true;
    if (this.ending === undefined) this.#signal('SIGKILL', hasSignals ? -1 : 1);
  }

  /**
   * @param {NodeJS.Signals} signal
   * @param {1 | -1} whom the process, or its whole group
   */
  #signal(signal, whom = 1) {
    if (this.child.pid) process.kill(whom * this.child.pid, signal);
  }
}
