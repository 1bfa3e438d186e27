import * as z from 'zod';
import type { UploadCall } from './define-upload-call.js';
import { uploadCalls } from './upload-calls.js';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.core.$ZodType): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return rest;
};

const binary = { type: 'string', format: 'binary' };

const bodies: Record<UploadCall['sends'], Json> = {
  nothing: {},
  files: {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { type: 'object', properties: { files: { type: 'array', items: binary } } } } },
    },
  },
  picture: { requestBody: { required: true, content: { 'image/*': { schema: binary } } } },
};

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function operationOf(name: string, { method, path, summary, sends, query, response, errors, example }: UploadCall): Json {
  const { properties = {}, required = [] } = schemaOf(query) as { properties?: Json; required?: readonly string[] };
  const refusals = {
    400: 'malformedRequest',
    401: 'uploadTokenExpired',
    500: 'serverError',
    503: 'unavailable',
    ...(method !== 'GET' && { 507: 'storageFull' }),
    ...errors,
  };
  return {
    operationId: name,
    summary,
    security: [{ uploadToken: [] }],
    parameters: Object.entries(properties).map(([parameter, schema]) => ({
      name: parameter,
      in: path.includes(`{${parameter}}`) ? 'path' : 'query',
      required: required.includes(parameter),
      schema,
      example: (example.query as Json)[parameter],
    })),
    ...bodies[sends],
    responses: {
      200: {
        description: 'Done.',
        content: response
          ? { 'application/json': { schema: schemaOf(response), example: example.response } }
          : { 'application/octet-stream': { schema: binary } },
      },
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, code]) => [status, { description: code, content: errorContent }]),
      ),
    },
  };
}

/** The calls to `{backend}` with an upload token, by path and method, for the OpenAPI document. */
export function uploadOperations(): Readonly<Record<string, Json>> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries<UploadCall>(uploadCalls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return paths;
}

export const uploadTokenScheme = {
  type: 'apiKey',
  in: 'query',
  name: 'token',
  description: 'From `postUploadToken` or a link of `postUploadLink`; also as `Authorization: Bearer`.',
} as const;
