import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { kill, pid as ownPid } from 'node:process';
import { promisify } from 'node:util';

/** One run of one process: a process id is used again, but never with the same start on the same machine. */
export interface ProcessIdentity {
  /** The machine since its last start and, in containers, the container: where `pid` means something. */
  readonly machine: string;
  readonly pid: number;
  readonly startedAt: string;
}

export async function currentProcess(): Promise<ProcessIdentity> {
  const startedAt = await startOf(ownPid);
  if (startedAt === undefined) throw new Error('This process has no start time.');
  return { machine: await machineId(), pid: ownPid, startedAt };
}

/** Only for an identity of this machine. */
export async function isRunning({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  return exists(pid) && (await startOf(pid)) === startedAt;
}

function exists(pid: number): boolean {
  try {
    return kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function machineId(): Promise<string> {
  const [boot, namespace] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ]);
  return digest(`${boot.trim()} ${namespace} ${boot === '' ? hostname() : ''}`);
}

/** Undefined when there is no such process. */
async function startOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name, in brackets, can hold spaces and brackets itself; the start is the 20th value after it.
  if (stat !== undefined) return digest(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '');
  // Systems without /proc.
  const line = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  return line === '' ? undefined : digest(line);
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
