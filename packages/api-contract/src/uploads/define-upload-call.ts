import type * as z from 'zod/mini';
import type { ErrorCode } from '../error-body.js';
import type { Route } from '../route.js';

/** What its body is: multipart with repeated `files`, the bytes of one picture, or none. */
export type UploadBody = 'files' | 'picture' | 'nothing';

/**
 * One call with an upload token. `query` is all that its address names: in the path where that has `{name}`, else behind the question
 * mark. Every such call can answer 400, 401 `uploadTokenExpired`, 500, 503, and as a write 507.
 */
export interface UploadCall<Query = unknown, Response = unknown> {
  readonly method: Route['method'];
  readonly path: Route['path'];
  readonly summary: string;
  readonly sends: UploadBody;
  readonly query: z.ZodMiniType<Query>;
  /** Absent where the answer is a file. */
  readonly response: z.ZodMiniType<Response> | undefined;
  readonly errors: { readonly [Status in 404 | 409 | 413 | 422]?: ErrorCode };
  readonly example: { readonly query: Query; readonly response: Response };
}

interface Definition<Query extends z.ZodMiniType, Response extends z.ZodMiniType | undefined> {
  readonly route: Route;
  readonly summary: string;
  readonly sends?: UploadBody;
  readonly query: Query;
  readonly response?: Response;
  readonly errors?: UploadCall['errors'];
  readonly example: { readonly query: z.output<Query> } & (Response extends z.ZodMiniType
    ? { readonly response: z.output<Response> }
    : unknown);
}

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export function defineUploadCall<Query extends z.ZodMiniType, Response extends z.ZodMiniType | undefined = undefined>({
  route,
  ...definition
}: Definition<Query, Response>): UploadCall<z.output<Query>, OutputOf<Response>> {
  return {
    sends: 'nothing',
    errors: {},
    ...route,
    ...definition,
    response: definition.response,
    example: { response: undefined, ...definition.example },
  } as UploadCall<z.output<Query>, OutputOf<Response>>;
}
