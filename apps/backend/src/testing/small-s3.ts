import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Parts {
  readonly key: string;
  readonly parts: Map<number, Buffer>;
}
interface Stored {
  readonly body: Buffer;
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * The part of S3's protocol that the storage adapter speaks, in memory, without checking signatures: the servers on npm know no
 * ListParts and no AbortMultipartUpload. With `S3_TEST_ENDPOINT` the same tests run against a real one.
 */
export async function startSmallS3(): Promise<{ readonly endpoint: string; readonly close: () => Promise<void> }> {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Parts>();

  const answers: Record<string, (call: Call) => void> = {
    'POST ?uploads': ({ key, response }) => {
      const id = randomUUID();
      uploads.set(id, { key, parts: new Map() });
      sendXml(
        response,
        200,
        `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    },
    'PUT ?partNumber': ({ query, body, response }) => {
      const upload = uploads.get(query.get('uploadId') ?? '');
      if (!upload) return sendMissing(response, 'NoSuchUpload');
      upload.parts.set(Number(query.get('partNumber')), body);
      response.writeHead(200, { etag: '"part"' }).end();
    },
    'GET ?uploadId': ({ query, response }) => {
      const upload = uploads.get(query.get('uploadId') ?? '');
      if (!upload) return sendMissing(response, 'NoSuchUpload');
      const parts = sorted(upload).map(
        ([number, part]) => `<Part><PartNumber>${number}</PartNumber><ETag>"part"</ETag><Size>${part.length}</Size></Part>`,
      );
      sendXml(response, 200, `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`);
    },
    'POST ?uploadId': ({ query, key, response }) => {
      const id = query.get('uploadId') ?? '';
      const upload = uploads.get(id);
      if (!upload) return sendMissing(response, 'NoSuchUpload');
      objects.set(key, { body: Buffer.concat(sorted(upload).map(([, part]) => part)), metadata: {} });
      uploads.delete(id);
      sendXml(
        response,
        200,
        `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"whole"</ETag></CompleteMultipartUploadResult>`,
      );
    },
    'DELETE ?uploadId': ({ query, response }) => {
      if (!uploads.delete(query.get('uploadId') ?? '')) return sendMissing(response, 'NoSuchUpload');
      response.writeHead(204).end();
    },
    DELETE: ({ key, response }) => {
      objects.delete(key);
      response.writeHead(204).end();
    },
    'POST ?delete': ({ body, response }) => {
      for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(key);
      sendXml(response, 200, '<DeleteResult/>');
    },
    PUT: ({ key, body, request, response }) => {
      const metadata = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) => (name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [])),
      );
      objects.set(key, { body, metadata });
      response.writeHead(200, { etag: '"whole"' }).end();
    },
    GET: ({ key, request, response }) => {
      const found = objects.get(key);
      if (!found) return sendMissing(response, 'NoSuchKey');
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const part = start === undefined ? found.body : found.body.subarray(Number(start), Number(end) + 1);
      response.writeHead(start === undefined ? 200 : 206, { ...found.metadata, 'content-length': part.length }).end(part);
    },
    HEAD: ({ key, response }) => {
      const found = objects.get(key);
      if (found) response.writeHead(200, { ...found.metadata, 'content-length': found.body.length }).end();
      else response.writeHead(404).end();
    },
  };

  const server = createServer((request, response) => {
    void buffer(request).then(
      (body) => {
        const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://s3');
        const [, , ...rest] = pathname.split('/');
        const what = ['uploads', 'partNumber', 'uploadId', 'delete'].find((name) => query.has(name));
        const answer = answers[what ? `${request.method} ?${what}` : (request.method ?? '')];
        if (answer) answer({ key: rest.join('/'), query, body, request, response });
        else response.writeHead(405).end();
      },
      // Whoever sends can end in the middle.
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Call {
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const sorted = ({ parts }: Parts) => [...parts].sort(([a], [b]) => a - b);
const sendXml = (response: ServerResponse, status: number, xml: string) =>
  void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
const sendMissing = (response: ServerResponse, code: string) =>
  sendXml(response, 404, `<Error><Code>${code}</Code><Message>Not there.</Message></Error>`);
