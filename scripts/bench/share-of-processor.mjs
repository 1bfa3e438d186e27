import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../workspace/clear-error.mjs';

const period = 20_000;
const groups = '/sys/fs/cgroup';

/**
 * Gives a process a share of one core and no more, by Linux's control groups, so that several of them have as much each as on machines of their own.
 * @param {number} pid
 * @param {number} share of one core, from 0 to 1
 * @returns {() => void} forgets the share of a process that has ended
 */
export function limitProcessor(pid, share) {
  const quota = Math.round(period * share);
  const [folder, limits] = existsSync(join(groups, 'cgroup.controllers'))
    ? [join(groups, `pomp-${pid}`), { 'cpu.max': `${quota} ${period}` }]
    : [join(groups, 'cpu', `pomp-${pid}`), { 'cpu.cfs_period_us': String(period), 'cpu.cfs_quota_us': String(quota) }];
  try {
    mkdirSync(folder);
    for (const [name, value] of Object.entries(limits)) writeFileSync(join(folder, name), value);
    writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  } catch (error) {
    throw new ClearError('A share of the processor takes Linux and the right to make control groups, such as root’s.', {
      detail: String(error),
    });
  }
  return () => rmdirSync(folder);
}
