import { type ServerResponse } from 'node:http';

/**
 * Buffers a response until it is complete, then calls `finish` with its body and a function that sends it unchanged; status and headers
 * are on the response. `finish` may write another response instead.
 */
export function bufferResponse(response: ServerResponse, finish: (body: Buffer, send: () => void) => void): void {
  const { writeHead, write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let whole = false;

  const keep = ([chunk, encoding, ...more]: unknown[]): (() => void) | undefined => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    return [chunk, encoding, ...more].find((value): value is () => void => typeof value === 'function');
  };

  response.writeHead = (...args: unknown[]) => {
    if (whole) return Reflect.apply(writeHead, response, args);
    const [status, ...rest] = args;
    if (typeof status === 'number') response.statusCode = status;
    const headers = rest.find((value): value is Record<string, string> => typeof value === 'object' && value !== null);
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    return response;
  };
  response.flushHeaders = () => {
    if (whole) Reflect.apply(flushHeaders, response, []);
  };
  response.write = (...args: unknown[]) => {
    if (whole) return Reflect.apply(write, response, args);
    const written = keep(args);
    if (written) queueMicrotask(written);
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (whole) return Reflect.apply(end, response, args);
    const ended = keep(args);
    if (ended) response.once('finish', ended);
    whole = true;
    const body = Buffer.concat(chunks);
    finish(body, () => {
      Reflect.apply(writeHead, response, [response.statusCode]);
      Reflect.apply(end, response, [body]);
    });
    return response;
  };
}
