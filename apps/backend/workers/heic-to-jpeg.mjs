import { parentPort } from 'node:worker_threads';
import convert from 'heic-convert';

// Decoding takes seconds of pure computing: here it holds nobody up. One file per worker, which ends when its picture is made.
parentPort?.once('message', async (/** @type {Uint8Array} */ buffer) => {
  const jpeg = await convert({ buffer, format: 'JPEG', quality: 0.9 });
  parentPort?.postMessage(new Uint8Array(jpeg));
});
