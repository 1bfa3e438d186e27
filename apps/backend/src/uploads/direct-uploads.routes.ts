import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  uploadCalls,
  type QueryOf,
  type ResponseOf,
  type UploadCall,
  type UploadCallName,
  type UploadCalls,
} from '@pomp/api-contract';
import { resumablePath } from '@pomp/api-contract/routes';
import { acceptedLocale } from '@pomp/edition/accepted-locale';
import type { Context as HonoContext, Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { bodyOf } from '../http/body-of.js';
import type { HttpEnv } from '../http/http-env.js';
import { notFound } from '../errors/http-error.js';
import { readQuery } from '../http/request-values.js';
import { serveFile, type ServedFile } from '../http/serve-file.js';
import { siteCors } from '../http/site-cors.js';
import { deleteUpload, type DeleteContext } from './delete-upload.js';
import type { Previews } from './previews.js';
import { askedQuestion } from './questions.js';
import { receiveFiles, tooLarge } from './receive-files.js';
import { type ResumableContext, resumableUploads } from './resumable-uploads.js';
import { requireSpace } from './reserve-space.js';
import { serveUpload } from './serve-upload.js';
import { toUploadedFile } from './to-uploaded-file.js';
import { uploadAccessOf, type UploadAccess } from './upload-access.js';
import { uploadRepository } from './upload.repository.js';

type HttpContext = HonoContext<HttpEnv>;

interface UploadRequest<Name extends UploadCallName> {
  readonly query: QueryOf<UploadCalls[Name]>;
  readonly access: UploadAccess;
  readonly contentType: string | undefined;
  readonly contentLength: number | undefined;
  /** Opens the body; nothing of it is read before. */
  readonly body: () => Readable;
}
type UploadHandlers = {
  readonly [Name in UploadCallName]: (
    request: UploadRequest<Name>,
  ) => Promise<ResponseOf<UploadCalls[Name]> extends undefined ? ServedFile : ResponseOf<UploadCalls[Name]>>;
};
type AnyUploadHandler = (request: Omit<UploadRequest<UploadCallName>, 'query'> & { readonly query: unknown }) => Promise<object>;

/** In bytes. */
const maxPosterSize = 5 * 1024 * 1024;

interface DirectUploadsOptions {
  readonly context: DeleteContext & ResumableContext & { readonly previews: Previews };
  readonly origins: readonly string[];
}

/** The calls of browsers to the backend itself, with an upload token: only that token identifies the customer. */
export function mountDirectUploads(app: Hono<HttpEnv>, { context, origins }: DirectUploadsOptions): void {
  const { database, previews } = context;
  const uploads = uploadRepository(database);
  const resumable = resumableUploads(context);

  const handlers: UploadHandlers = {
    uploadFiles: async ({ query, access, contentType, contentLength, body }) => {
      const question = await askedQuestion(database, access, query);
      return [...(await receiveFiles(context, { access, question, contentType, contentLength, body: body() }))];
    },
    listFiles: async ({ query, access }) => {
      const question = await askedQuestion(database, access, query);
      if (!question) throw notFound();
      const files = await uploads.ofQuestion(access.customerId, question);
      return {
        question: { ...question },
        files: files.map((row) => ({ ...toUploadedFile(row, access), size: row.size, hasPreview: row.hasPreview })),
      };
    },
    readFile: ({ query, access }) => serveUpload(context, access, query),
    deleteFile: async ({ query, access }) => {
      await deleteUpload(context, access, query.id);
      return {};
    },
    putPoster: async ({ query, access, contentLength = maxPosterSize, body }) => {
      const upload = await uploads.findStored(access, query.id);
      if (!upload) throw notFound();
      if (contentLength > maxPosterSize) throw tooLarge();
      await requireSpace(context, contentLength);
      await previews.setPoster(upload, await readAtMost(body(), maxPosterSize));
      return {};
    },
    finishUpload: ({ query, access }) => resumable.finish(access, query.id),
  };

  app.use('/documents/*', siteCors(origins, uploading));
  const languageFor = (c: HttpContext) => context.speak(acceptedLocale(context.edition, c.req.header('accept-language')));
  const accessOf = (c: HttpContext) => uploadAccessOf(context, tokenOf(c));

  // HEAD is dispatched as GET, of which one is ours.
  const speakTus = async (c: HttpContext) => {
    c.set('callName', 'resumableUpload');
    const { body, status, headers } = await resumable.handle(c.req.raw, { access: await accessOf(c), language: languageFor(c) });
    const sent = Object.fromEntries([...headers].filter(([name]) => !name.startsWith('access-control-')));
    return c.newResponse(body, status as StatusCode, sent);
  };
  app.post(resumablePath, speakTus);
  app.on('PATCH', `${resumablePath}/:id`, speakTus);
  app.delete(`${resumablePath}/:id`, async (c) => {
    c.set('callName', 'deleteFile');
    await deleteUpload(context, await accessOf(c), c.req.param('id'));
    return c.body(null, 204, { 'tus-resumable': '1.0.0' });
  });

  for (const [name, call] of Object.entries<UploadCall>(uploadCalls)) {
    const handler = handlers[name as UploadCallName] as AnyUploadHandler;
    app.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      if (name === 'finishUpload' && c.req.method === 'HEAD') return speakTus(c);
      c.set('callName', name);
      const access = await accessOf(c);
      const answer = await handler({ ...requestOf(c), query: readQuery(c, call, c.req.param()), access });
      return call.response ? c.json(answer) : serveFile(c, answer as ServedFile);
    });
  }
}

const requestOf = (c: HttpContext) => ({
  contentType: c.req.header('content-type'),
  contentLength: numberOf(c.req.header('content-length')),
  body: () => bodyOf(c),
});

const numberOf = (header: string | undefined) => (header === undefined ? undefined : Number(header));

const tokenOf = (c: HttpContext) => c.req.query('token') ?? /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

async function readAtMost(body: Readable, limit: number): Promise<Buffer> {
  let size = 0;
  return buffer(
    body.map((chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) throw tooLarge();
      return chunk;
    }),
  );
}

const tusHeaders = ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'];

const uploading = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  sent: ['Authorization', 'Content-Type', ...tusHeaders],
  read: ['Location', 'X-Request-Id', ...tusHeaders],
};
