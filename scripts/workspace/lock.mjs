import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {{ pid: number, born?: string, note: string }} Holder */

/**
 * Takes the lock, or tells who has it. A lock of a process that is gone is taken over.
 * @param {string} file
 * @param {string} [note] told to whoever finds the lock taken
 * @returns {{ release: () => void } | { holder: Holder }}
 */
export function takeLock(file, note = '') {
  mkdirSync(dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, born: birth(process.pid), note });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    for (;;) {
      if (placed(draft, file)) return { release: () => existsSync(file) && readFileSync(file, 'utf8') === mine && rmSync(file) };
      const content = contentOf(file);
      if (content === undefined) continue; // released in the meantime
      const holder = holderIn(content);
      const born = holder && birth(holder.pid);
      if (born !== undefined && born === holder?.born) return { holder };
      drop(file, content);
    }
  } finally {
    rmSync(draft);
  }
}

/**
 * A link appears with its whole content or not at all.
 * @param {string} draft
 * @param {string} file
 */
function placed(draft, file) {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isCalled(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes a lock of which this is the content. One that somebody else took over in the meantime is put back, unless a third one came in the instant in which it wasn't there.
 * @param {string} file
 * @param {string} content
 */
function drop(file, content) {
  const aside = `${file}.${process.pid}.aside`;
  if (!moved(file, aside)) return;
  if (contentOf(aside) !== content) placed(aside, file);
  rmSync(aside);
}

/**
 * @param {string} from
 * @param {string} to
 */
function moved(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (isCalled(error, 'ENOENT')) return false;
    throw error;
  }
}

/**
 * Runs the body while no other process runs one under the same lock.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} body
 */
export async function locked(file, body) {
  let lock = takeLock(file);
  while ('holder' in lock) {
    await pause(200);
    lock = takeLock(file);
  }
  try {
    return await body();
  } finally {
    lock.release();
  }
}

/** @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCalled(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * @param {string} content
 * @returns {Holder | undefined}
 */
function holderIn(content) {
  try {
    return JSON.parse(content);
  } catch {
    return undefined; // of a machine that stopped before it was on its disk
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
const isCalled = (error, code) => error instanceof Error && 'code' in error && error.code === code;

/**
 * When a process started, as far as this machine tells; another process with a reused id has another birth. Undefined for one that is gone.
 * @param {number} pid
 */
function birth(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (isCalled(error, 'ESRCH')) return undefined;
  }
  try {
    if (existsSync('/proc/self/stat')) {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    // Windows doesn't tell, only that it is there; elsewhere it ended in the meantime.
    return process.platform === 'win32' ? 'at some time' : undefined;
  }
}
