import type { Call } from '@pomp/api-contract';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from '../errors/http-error.js';

const nothing = z.strictObject({});

/** The query as the contract has it: unknown, repeated and malformed parameters are refused. @param named what the path names, which counts as one */
export function readQuery(
  c: Context,
  { query }: { readonly query: z.ZodMiniType | undefined },
  named: Readonly<Record<string, string>> = {},
): unknown {
  const given: Record<string, string> = { ...named };
  for (const [name, [value, ...more]] of Object.entries(c.req.queries())) {
    if (value === undefined || more.length > 0 || Object.hasOwn(named, name)) throw malformed(`"${name}" is given more than once`);
    given[name] = value;
  }
  const names = Object.keys(given);
  if (query === undefined && names.length === 0) return undefined;
  requireText(...names, ...Object.values(given));
  return check(query ?? nothing, given, query === undefined);
}

/** The body as the contract has it: unknown fields are refused. */
export async function readBody(c: Context, { method, body }: Pick<Call, 'method' | 'body'>): Promise<unknown> {
  if (method === 'GET') return undefined;
  const text = await c.req.text();
  if (text === '' && body === undefined) return undefined;
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) throw malformed('the body is not JSON');
  return check(body ?? nothing, parseJson(text), body === undefined);
}

/** What the caller named the thing to do with. */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))
    throw malformed('the idempotency key is empty, too long or no plain text');
  return key;
}

function check(schema: z.ZodMiniType, value: unknown, expectsNothing: boolean): unknown {
  const result = z.safeParse(schema, value);
  if (!result.success) throw malformed(z.prettifyError(result.error));
  return expectsNothing ? undefined : result.data;
}

function parseJson(text: string): unknown {
  try {
    // What can't be text comes in as an escape only: bytes that aren't UTF-8 are replaced as they are read.
    return JSON.parse(text, text.includes('\\u') ? requiringText : undefined);
  } catch (error) {
    throw error instanceof HttpError ? error : malformed('the body is not JSON');
  }
}

function requiringText(name: string, value: unknown): unknown {
  requireText(name, value);
  return value;
}

/** No database keeps U+0000, nor half of a character: refused here, for every text of every call. */
function requireText(...values: readonly unknown[]): void {
  for (const value of values) if (typeof value === 'string' && noText.test(value)) throw malformed('a text is no text');
}
const noText = /[\0\p{Surrogate}]/u;

const malformed = (reason: string) => new HttpError('malformedRequest', {}, { logged: reason });
