import { createHash } from 'node:crypto';
import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { emitWarning } from 'node:process';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { headersAt } from '../security/response-headers';

/** A page as browsers get it. Compressed when someone first asks for that encoding, and then kept. `sendPage` writes in it. */
export interface EncodedPage {
  headers: OutgoingHttpHeaders;
  etag: string;
  body: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  /** Whether it is served for long, so that it pays to make it as small as can be. */
  stays: boolean;
  /** Whether it can't be made smaller, as a font can't. */
  isCompressed: boolean;
  /** How often it was sent in Brotli. */
  sent: number;
}

type Encoding = keyof typeof encoders;

/** The best first. Brotli at a level that costs as much time as gzip. */
const encoders = {
  br: (body: Buffer) =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body: Buffer) => gzipSync(body),
};

/** What is about one connection or one encoding, not about the page. */
const perResponseHeader = /^(?:content-(?:length|encoding)|transfer-encoding|connection|keep-alive|date|etag|vary)$/;

export function encodedPage(body: Buffer, headers: OutgoingHttpHeaders, { stays = false, isCompressed = false } = {}): EncodedPage {
  const own = Object.entries(headers).filter(([name]) => !perResponseHeader.test(name));
  const vary = [...new Set([...list(headers.vary), 'accept-encoding'])].join(', ');
  return {
    headers: { ...Object.fromEntries(own), vary },
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    body,
    encoded: {},
    stays,
    isCompressed,
    sent: 0,
  };
}

export function sendPage(
  page: EncodedPage,
  { headers, url }: Pick<IncomingMessage, 'headers' | 'url'>,
  response: ServerResponse,
  status = 200,
): void {
  const own = { ...page.headers, ...headersAt(url), etag: page.etag };
  if (status === 200 && list(headers['if-none-match']).includes(page.etag.toLowerCase())) {
    response.writeHead(304, own).end();
    return;
  }
  const encoding = page.isCompressed ? undefined : bestEncoding(headers['accept-encoding']);
  const body = encoding ? (page.encoded[encoding] ??= encoders[encoding](page.body)) : page.body;
  if (encoding === 'br' && page.stays && ++page.sent === often) compressFurther(page);
  response
    .writeHead(status, {
      ...own,
      'content-length': body.byteLength,
      ...(encoding && { 'content-encoding': encoding }),
    })
    .end(body);
}

/** How often it is sent before it is compressed further: for the few who ask for a page once that takes more than it gives. */
const often = 10;

/** A tenth smaller, and ten times as long about it: beside what is served, where nobody waits for it. */
function compressFurther({ body, encoded }: EncodedPage): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  brotliCompress(body, { params }, (failure, smaller) => {
    if (failure) emitWarning(failure);
    else encoded.br = smaller;
  });
}

function bestEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const names = list(accepted)
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
    .map((entry) => entry.replace(/;.*/, ''));
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
}

const list = (value: OutgoingHttpHeaders[string]): string[] =>
  String(value ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
