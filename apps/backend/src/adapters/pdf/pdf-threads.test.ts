import { fileURLToPath, pathToFileURL } from 'node:url';
import { availableParallelism, tmpdir } from 'node:os';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { edition } from '@pomp/edition/editions/pomp';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../../logger.js';
import type { PdfTask } from '../../pdfs/write-pdf.js';
import { pdfThreads } from './pdf-threads.js';

const letter = (title: string): PdfTask => ({
  kind: 'letter',
  content: { title, paragraphs: ['Een alinea.'], facts: [], madeOn: new Date('2026-11-21T09:00:00Z') },
  edition,
  locale: 'nl-NL',
});

/** A thread that does what its task's title says. */
const obedient = `
import { threadId } from 'node:worker_threads';
export default async ({ content: { title } }) => {
  if (title === 'loop') for (;;);
  if (title === 'wait') await new Promise((resolve) => setTimeout(resolve, 50));
  if (title === 'throw') throw new Error('It can’t be written.');
  if (title === 'crash') process.exit(3);
  return new Uint8Array([threadId]);
};
`;

let folder: string;
let program: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pomp-threads-'));
  program = pathToFileURL(join(folder, 'obedient.mjs'));
  await writeFile(fileURLToPath(program), obedient);
});
afterAll(() => rm(folder, { recursive: true }));

async function using<Result>(
  options: Partial<Parameters<typeof pdfThreads>[0]>,
  act: (write: (title: string) => Promise<Uint8Array>) => Promise<Result>,
) {
  const threads = pdfThreads({ program, logger: createLogger({ level: 'silent' }), ...options });
  return act((title) => threads.write(letter(title))).finally(threads.close);
}

describe('PDFs', () => {
  test('are written in the program that the build makes, in the seller’s name and in the reader’s language', async () => {
    const threads = pdfThreads({ program: pathToFileURL(inject('pdfThread')), logger: createLogger({ level: 'silent' }) });
    const data = await threads.write({ ...letter('Letter'), locale: 'en-GB' }).finally(threads.close);
    const { info } = await (await getDocument({ data, verbosity: 0 }).promise).getMetadata();
    expect(info).toMatchObject({ Title: 'Letter', Author: 'Pomp', Language: 'en-GB' });
  });

  test('leave the server’s own thread alone, and use no more than are allowed', async () => {
    const used = await using({}, (write) => Promise.all(Array.from({ length: 20 }, () => write('wait'))));
    const ids = new Set(used.map(([id]) => id));
    expect(ids).not.toContain(threadId);
    expect(ids.size).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1));
  });

  test('don’t queue without end: whoever comes when it is full is told to come back', async () => {
    await using({ longestQueue: 2 }, async (write) => {
      const asked = await Promise.allSettled(Array.from({ length: 20 }, () => write('wait')));
      const refused = asked.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      expect(refused.length).toBeGreaterThan(0);
      for (const reason of refused) expect(reason).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
      await expect(write('again')).resolves.toBeInstanceOf(Uint8Array);
    });
  });

  test('whose thread can’t start end nothing else: it is told of', async () => {
    const told: string[] = [];
    const logger = createLogger({ level: 'error', stream: { write: (line) => void told.push(line) } });
    const threads = pdfThreads({ program: pathToFileURL(join(folder, 'nowhere.mjs')), logger });
    onTestFinished(threads.close);
    // Whoever waited for it hears; the one that takes its place has nobody.
    await expect(threads.write(letter('Letter'))).rejects.toThrow('nowhere.mjs');
    await expect.poll(() => told.join('')).toContain('a thread that writes PDFs ended');
  });

  test.each(['throw', 'crash', 'loop'])('that can’t be written harm no other: %s', async (fault) => {
    await using({}, async (write) => {
      // For this one alone: a thread that takes the place of one that ended starts as slowly as the machine lets it.
      const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(2_000));
      onTestFinished(() => limit.mockRestore());
      await expect(write(fault)).rejects.toThrow();
      await expect(write('again')).resolves.toBeInstanceOf(Uint8Array);
    });
  });
});
