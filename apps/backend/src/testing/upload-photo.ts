import type { UploadedFile } from '@pomp/domain';
import sharp from 'sharp';
import type { Browser } from './browser.js';

/** A small photo of its own colour, as a phone makes it: with an orientation and a place in it. */
export const photo = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a04020' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Telefoon' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

interface Chosen {
  /** Left out, the photo is for no question. */
  readonly houseId?: string;
  readonly field?: string;
  readonly name?: string;
  readonly content?: Uint8Array<ArrayBuffer> | Buffer;
}

/** Uploads a photo as the customer's browser does. */
export async function uploadPhoto(
  { browser }: { readonly browser: Browser },
  { houseId, field = 'photoCurrentGasBoilerAndPipes', name = 'ketel.jpg', content }: Chosen,
): Promise<UploadedFile> {
  const { status, body } = await browser.call('postUploadToken', {});
  if (status !== 200) throw new Error(`No upload token: ${status}.`);
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content ?? (await photo()))]), name);
  const query = new URLSearchParams({
    token: body.uploadToken,
    ...(houseId !== undefined && { houseId, section: 'photos', field }),
  });
  const response = await browser.request(`/documents/upload?${query}`, { method: 'POST', body: form });
  const files = (await response.json()) as readonly UploadedFile[] | object;
  const file = Array.isArray(files) ? (files as readonly UploadedFile[])[0] : undefined;
  if (response.status !== 200 || !file)
    throw new Error(`The upload was answered with ${response.status}: ${JSON.stringify(files)}`);
  return file;
}
