import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageFolder } from '../package-folder.js';

const workerFile = join(packageFolder, 'workers', 'heic-to-jpeg.mjs');

/** A HEIC photo as JPEG: sharp's own decoder may not read what phones make (its licence). */
export function heicToJpeg(heic: Uint8Array): Promise<Uint8Array> {
  const worker = new Worker(workerFile);
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', (jpeg: Uint8Array) => resolve(jpeg));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The decoder ended with ${code}.`)));
    worker.postMessage(heic);
  }).finally(() => void worker.terminate());
}
