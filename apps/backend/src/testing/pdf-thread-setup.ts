import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packageFolder } from '../adapters/disk/package-folder.js';
import { bundlePrograms } from './bundled-server.js';
import './provided.js';

const outDir = join(packageFolder, 'node_modules', '.cache', 'test-pdf-thread');
let bundled: Promise<unknown> | undefined;

/** The program in which PDFs are written, from our sources: once for all projects of a run. */
export default async function setup({ provide }: TestProject) {
  await (bundled ??= bundlePrograms(
    outDir,
    { 'pdf-thread': pdfThreadSource, 'told-pdf-thread': toldPdfThreadSource },
    { isTelling: true },
  ));
  provide('pdfThread', join(outDir, 'pdf-thread.js'));
  provide('toldPdfThread', join(outDir, 'told-pdf-thread.js'));
}

const toldPdfThreadSource = join(import.meta.dirname, 'told-pdf-thread.ts');
const pdfThreadSource = join(packageFolder, 'src', 'adapters', 'pdf', 'pdf-thread.ts');
