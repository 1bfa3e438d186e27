import { build } from 'esbuild';
import { join } from 'node:path';
import { root } from '../workspace/places.mjs';

/**
 * What figures of the savings calculation someone should have looked at again by a day, a line each. Read from the sources: nothing has to be built for it.
 *
 * @param {string} on yyyy-mm-dd
 * @returns {Promise<string[]>}
 */
export async function outdatedFigures(on) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/domain/src/savings/where-to-look.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@pomp/source'],
    logLevel: 'silent',
  });
  const source = outputFiles.map(({ text }) => Buffer.from(text).toString('base64')).join('');
  /** @type {{ outdatedOrigins: (on: string) => readonly Record<'name' | 'date' | 'lookAgain' | 'where', string>[] }} */
  const { outdatedOrigins } = await import(`data:text/javascript;base64,${source}`);
  return outdatedOrigins(on).map(
    ({ name, date, lookAgain, where }) => `${name} (of ${date}, to look at again on ${lookAgain}): ${where}`,
  );
}
