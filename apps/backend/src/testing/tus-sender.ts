import type { TestCustomer } from './test-backend.js';

export const tus = { 'tus-resumable': '1.0.0' };

export async function bearerOf({ browser }: TestCustomer) {
  const { status, body } = await browser.call('postUploadToken', {});
  if (status !== 200) throw new Error(`No token: ${status}.`);
  return { authorization: `Bearer ${body.uploadToken}` };
}

interface Announced {
  readonly size: number;
  readonly name?: string;
  readonly bearer?: Record<string, string>;
}

export type TusSender = ReturnType<typeof tusSender>;

/** Sends files in parts to the backend at this address. */
export const tusSender = (url: string) => ({
  async begin(own: TestCustomer, { size, name = 'leidingen.mp4', bearer }: Announced) {
    const metadata = { filename: name, houseId: own.houseId, section: 'photos', field: 'photoCurrentGasBoilerAndPipes' };
    const response = await fetch(`${url}/documents/tus`, {
      method: 'POST',
      headers: {
        ...tus,
        ...(bearer ?? (await bearerOf(own))),
        'upload-length': String(size),
        'upload-metadata': Object.entries(metadata)
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      },
    });
    return { response, address: new URL(response.headers.get('location') ?? '/', url).href };
  },
  async offsetOf(own: TestCustomer, address: string): Promise<number> {
    const response = await fetch(address, { method: 'HEAD', headers: { ...tus, ...(await bearerOf(own)) } });
    if (response.status !== 200) throw new Error(`Nobody knows how far ${address} is: ${response.status}.`);
    return Number(response.headers.get('upload-offset'));
  },
  append: async (own: TestCustomer, address: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
    fetch(address, {
      method: 'PATCH',
      headers: {
        ...tus,
        ...(await bearerOf(own)),
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: bytes,
    }),
});
