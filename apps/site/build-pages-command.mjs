import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { write } from '@pomp/tooling/write-outputs';
import { formatMessages } from 'esbuild';
import { pagesMaker } from './build-pages.mjs';

// For the build of the site: what makes public pages, and what browsers get of them.
const folder = import.meta.dirname;
const make = await pagesMaker(folder);
try {
  const outputs = await make();
  rmSync(join(folder, 'dist', '_assets'), { recursive: true, force: true });
  write(outputs);
} catch (error) {
  const messages = /** @type {{ errors?: import('esbuild').Message[] }} */ (error).errors;
  if (!messages) throw error;
  for (const message of await formatMessages(messages, { kind: 'error' })) console.error(message);
  process.exit(1);
}
