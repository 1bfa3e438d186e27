import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

// Decoding takes seconds of pure computing: here it holds nobody up. One file per worker, which ends when its picture is made.
parentPort?.once('message', async (/** @type {Uint8Array} */ buffer) => {
  const [image] = await decode.all({ buffer });
  if (!image) throw new Error('There is no picture in it.');
  const { width, height } = image;
  // What it says of itself, before there is room made for that.
  if (width * height > workerData.maxPixels) throw new Error(`It has too many pixels: ${width} × ${height}.`);
  const { data } = await image.decode();
  parentPort?.postMessage({ rgba: new Uint8Array(data.buffer), width, height }, [data.buffer]);
});
