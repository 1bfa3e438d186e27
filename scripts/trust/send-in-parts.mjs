import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Nobody waits longer than this for one thing. */
export const patience = 60_000;

/**
 * A film of four megabytes by tus, a megabyte a request; after a failure from where the server is.
 * @param {{ backend: string, uploadToken: string, houseId: string, number: number, asked: (what: string, ask: () => Promise<Response>) => Promise<Response> }} options
 */
export async function sendInParts({ backend, uploadToken, houseId, number, asked }) {
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${uploadToken}` };
  // Begins as a film does; the rest may be anything.
  const bytes = Buffer.concat([Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'), randomBytes(4_000_000)]);
  const metadata = { filename: `film-${number}.mp4`, houseId, section: 'photos', field: 'photoCurrentGasBoilerAndPipes' };
  const begun = await asked('tus', () =>
    fetch(`${backend}/documents/tus`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': String(bytes.length),
        'upload-metadata': Object.entries(metadata)
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      },
    }),
  );
  if (begun.status !== 201) throw new Error(`An upload was not begun: ${begun.status} ${await begun.text()}`);
  const address = new URL(begun.headers.get('location') ?? '', backend);
  const place = backend + address.pathname;
  let offset = 0;
  const since = Date.now();
  /** @type {unknown} why the last try had no answer: a machine that is killed gives none, and the next try asks where it stands */
  let cause;
  while (offset < bytes.length) {
    if (Date.now() - since > 2 * patience) throw new Error(`An upload stays at ${offset} bytes.`, { cause });
    const part = bytes.subarray(offset, offset + 1_000_000);
    const answer = await fetch(place, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: part,
      signal: AbortSignal.timeout(20_000),
    }).catch((failure) => void (cause = failure));
    await answer?.body?.cancel();
    if (answer?.status === 204) {
      offset += part.length;
      continue;
    }
    await pause(200);
    const known = await asked('tus HEAD', () => fetch(place, { method: 'HEAD', headers }));
    if (known.status === 200) offset = Number(known.headers.get('upload-offset'));
  }
  return { id: address.pathname.split('/').at(-1) ?? '', sha256: createHash('sha256').update(bytes).digest('hex') };
}
