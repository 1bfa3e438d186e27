import * as z from 'zod';
import { backofficeCalls } from './backoffice/backoffice-calls.js';
import { changeWebhook, exampleChangeWebhook } from './backoffice/change-webhook.js';
import { calls } from './calls.js';
import type { Access, Call, Media } from './define-call.js';
import { errorBody, type ErrorCode } from './error-body.js';
import { uploadOperations, uploadTokenScheme } from './uploads/upload-operations.js';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.core.$ZodType): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return rest;
};

const json = (schema: Json, example?: unknown) => ({ 'application/json': { schema, ...(example !== undefined && { example }) } });

const file = (media: Media) => ({ [media]: { schema: { type: 'string', format: 'binary' } } });

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same body is done once, and answered as the first time.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const errorRef = { $ref: '#/components/schemas/Error' };

type Refusals = Readonly<Partial<Record<number, ErrorCode | readonly ErrorCode[]>>>;

/** Answers that every call can give; the rest stands with the call. */
const commonErrors: Refusals = { 400: 'malformedRequest', 500: 'serverError', 503: 'unavailable' };
const writeErrors: Refusals = { 403: 'forbidden', 413: 'tooLarge', 507: 'storageFull' };

const securities: Record<Access, Json> = {
  public: {},
  customer: { security: [{ session: [] }] },
  seller: { security: [{ backofficeKey: [] }] },
};
const refusalsWithout: Record<Access, Refusals> = { public: {}, customer: { 401: 'notSignedIn' }, seller: { 401: 'wrongKey' } };

/** What a page that stays open can say of itself, of any call with a session. */
const aboutSession =
  'A page can name the customer whom it shows, `Session-Customer: <id>`: refused (403 `otherCustomer`) once someone else is logged in. And that nobody used it lately, `Session-Unattended: ?1`: the session doesn’t last longer by such a call.';

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The ETag of the answer that was changed. What was saved since is then not overwritten: 409 with `changes`.',
  schema: { type: 'string' },
};

function operationOf(
  name: string,
  { method, summary, access, versioned, query, body, sends, once, keyed, media, response, errors, example }: Call,
): Json {
  const headers = [...(versioned && method !== 'GET' ? [ifMatch] : []), ...(once || keyed ? [idempotencyKey] : [])];
  const parameters = [...(query ? parametersOf(schemaOf(query), example.query) : []), ...headers];
  const refusals: readonly Refusals[] = [
    commonErrors,
    method === 'GET' ? (access === 'customer' ? { 403: 'forbidden' } : {}) : writeErrors,
    refusalsWithout[access],
    once || keyed ? { 422: 'keyReused' } : {},
    errors,
  ];
  return {
    operationId: name,
    summary,
    ...securities[access],
    ...(parameters.length > 0 && { parameters }),
    ...(sends === 'file' && { requestBody: { required: true, content: file('application/octet-stream') } }),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body), example.body) } }),
    responses: {
      200: {
        description: 'Done.',
        ...(versioned && { headers: { ETag: { schema: { type: 'string' } } } }),
        content: media === 'application/json' ? json(schemaOf(response), example.response) : file(media),
      },
      ...Object.fromEntries(
        Object.entries(codesByStatus(refusals)).map(([status, codes]) => [
          status,
          { description: codes.join(', '), content: json(errorRef) },
        ]),
      ),
    },
  };
}

/** Every code that a status can come with. */
function codesByStatus(refusals: readonly Refusals[]): Readonly<Record<string, readonly ErrorCode[]>> {
  const codes: Record<string, readonly ErrorCode[]> = {};
  for (const [status, given] of refusals.flatMap((some) => Object.entries(some)))
    codes[status] = [...(codes[status] ?? []), ...[given ?? []].flat()];
  return codes;
}

function parametersOf({ properties = {}, required = [] }: Json, example: unknown): readonly Json[] {
  return Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    // What is empty where it is left out is needed all the same: the answer says so.
    required: (required as readonly string[]).includes(name) || (schema as Json).default === '',
    schema,
    example: (example as Json)[name],
  }));
}

/** What we call, instead of being called. */
const webhooks = {
  change: {
    post: {
      summary: 'Something changed about a customer. Signed by Standard Webhooks, tried again until the answer is a 2xx.',
      parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
        name,
        in: 'header',
        required: true,
        schema: { type: 'string' },
      })),
      requestBody: { required: true, content: json(schemaOf(changeWebhook), exampleChangeWebhook) },
      responses: { 200: { description: 'Taken.' } },
    },
  },
};

interface About {
  readonly title: string;
  readonly version: string;
  /** What the backend that serves it calls the session's cookie: another name over https. */
  readonly sessionCookie?: string;
}

/** The contract as an OpenAPI 3.1 document, under the name of the seller whose backend serves it. */
export function openApiDocument({ title, version, sessionCookie = 'pomp_session' }: About): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries<Call>({ ...calls, ...backofficeCalls })) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths: { ...paths, ...uploadOperations() },
    webhooks,
    components: {
      schemas: { Error: schemaOf(errorBody) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: aboutSession },
        uploadToken: uploadTokenScheme,
        backofficeKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
