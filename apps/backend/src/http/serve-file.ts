import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { ByteRange } from '../adapters/storage/file-storage.js';

/** A stored file, for someone who may see it. */
export interface ServedFile {
  readonly mediaType: string;
  /** `inline` only for what we made ourselves. */
  readonly disposition: string;
  /** For a PDF or picture of the seller's, to look at: a browser's viewer doesn't work in a sandbox. */
  readonly viewed?: boolean;
  /** In bytes. */
  readonly size: number;
  read(range?: ByteRange): Promise<Readable>;
}

/** Nothing in it runs, whatever it is and wherever it is opened. */
const harmless = "default-src 'none'; sandbox; frame-ancestors 'none'";
/** A viewer fetches and runs things of its own. The site's own pages show it in a frame (`DocumentView`), and no others. */
const viewable = "frame-ancestors 'self'";

/** Sends a file, or the part that is asked for: players seek in a video so. */
export async function serveFile(c: Context, { mediaType, disposition, viewed = false, size, read }: ServedFile): Promise<Response> {
  const headers = {
    'content-security-policy': viewed ? viewable : harmless,
    'content-type': mediaType,
    'content-disposition': disposition,
    'accept-ranges': 'bytes',
  };
  const range = rangeOf(c.req.header('range'), size);
  if (range === 'none') return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  const length = range ? range.end - range.start + 1 : size;
  const described = { ...headers, 'content-length': String(length) };
  if (c.req.method === 'HEAD') return c.body(null, 200, described);
  const body = Readable.toWeb(await read(range)) as ReadableStream;
  return range
    ? c.body(body, 206, { ...described, 'content-range': `bytes ${range.start}-${range.end}/${size}` })
    : c.body(body, 200, described);
}

/** The one part that is asked for; the whole file when it isn't one, `none` when there is nothing there. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'none' : { start, end };
}
