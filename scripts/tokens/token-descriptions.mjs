import { build } from 'esbuild';
import { join } from 'node:path';
import { root } from '../workspace/places.mjs';

/** What each token is for, as the design system says it. @returns {Promise<Record<string, Record<string, string>>>} */
export async function tokenDescriptions() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/design-system/src/theme/token-descriptions.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  const source = outputFiles.map(({ text }) => Buffer.from(text).toString('base64')).join('');
  return (await import(`data:text/javascript;base64,${source}`)).tokenDescriptions;
}
