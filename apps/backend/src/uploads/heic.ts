import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { seconds } from '../clock/clock.js';
import { packageFolder } from '../adapters/disk/package-folder.js';

const workerFile = join(packageFolder, 'workers', 'heic-to-pixels.mjs');

/** The JavaScript in it; what it decodes into isn't in these, and is bounded by the number of pixels. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

export interface HeicLimits {
  /** A picture of more is refused before there is room made for it. */
  readonly maxPixels: number;
  /** In milliseconds: a file can be made so that decoding it never ends. */
  readonly timeout?: number | undefined;
}

export interface Pixels {
  /** Four bytes each: red, green, blue, alpha. */
  readonly rgba: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A picture may be fine and the machine busy. */
export class DecodingTimeout extends Error {
  override readonly name = 'DecodingTimeout';

  constructor() {
    super('Decoding took too long.');
  }
}

/** The pixels of a HEIC photo, upright: sharp's own decoder may not read what phones make (its licence). Rejects for what can't be decoded within the limits. @throws DecodingTimeout */
export function decodeHeic(heic: Uint8Array, { maxPixels, timeout = seconds(30) }: HeicLimits): Promise<Pixels> {
  const worker = new Worker(workerFile, { workerData: { maxPixels }, resourceLimits });
  let limit: NodeJS.Timeout | undefined;
  return new Promise<Pixels>((resolve, reject) => {
    limit = setTimeout(() => reject(new DecodingTimeout()), timeout);
    worker.once('message', (pixels: Pixels) => resolve(pixels));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The decoder ended with ${code}.`)));
    worker.postMessage(heic);
  }).finally(() => {
    clearTimeout(limit);
    void worker.terminate();
  });
}
