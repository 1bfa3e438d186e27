import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** What is in a zip, by name; its reader checks lengths and names. */
export async function filesInZip(zip: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const file = await promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer)(zip, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    file.on('entry', (entry: Entry) => {
      file.openReadStream(entry, (error, content) => {
        if (error) return reject(error);
        buffer(content).then((bytes) => {
          files.set(entry.fileName, bytes);
          file.readEntry();
        }, reject);
      });
    });
    file.on('end', resolve);
    file.on('error', reject);
    file.readEntry();
  });
  return files;
}
