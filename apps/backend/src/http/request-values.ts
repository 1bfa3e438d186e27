import type { Access, Call } from '@pomp/api-contract';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from '../errors/http-error.js';
import { refusalTexts } from '../errors/texts.js';

const nothing = z.strictObject({});

/** The query as the contract has it: unknown, repeated and malformed parameters are refused. @param named what the path names, which counts as one */
export function readQuery(
  c: Context,
  { query, access }: Pick<Call, 'query'> & { readonly access?: Access },
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
  return check(query, given, access);
}

/** The body as the contract has it: unknown fields are refused. */
export async function readBody(c: Context, { method, body, access }: Pick<Call, 'method' | 'body' | 'access'>): Promise<unknown> {
  if (method === 'GET') return undefined;
  const text = await c.req.text();
  if (text === '' && body === undefined) return undefined;
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) throw malformed('the body is not JSON');
  return check(body, parseJson(text), access);
}

/** What the caller named the thing to do with. */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))
    throw malformed('the idempotency key is empty, too long or no plain text');
  return key;
}

function check(schema: z.ZodMiniType | undefined, value: unknown, access: Access | undefined): unknown {
  const result = z.safeParse(schema ?? nothing, value);
  if (!result.success)
    throw malformed(z.prettifyError(result.error), access === 'seller' ? issuesOf(result.error, value) : undefined);
  return schema && result.data;
}

/** What is wrong, field by field (`warranties.0.until`): for whoever writes the seller's systems, who can't read our log. The site's own pages send what fits. */
const issuesOf = ({ issues }: z.core.$ZodError, value: unknown) =>
  issues
    .flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]))
    .filter((path) => path.length > 0)
    .map((path) => {
      const isThere =
        path.reduce<unknown>((within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key], value) !== undefined;
      return {
        field: path.join('.'),
        code: isThere ? ('malformed' as const) : ('missing' as const),
        message: refusalTexts.message(isThere ? 'malformedField' : 'missingField'),
      };
    });

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

const malformed = (reason: string, issues?: ReturnType<typeof issuesOf>) =>
  new HttpError('malformedRequest', { ...(issues && { issues }) }, { logged: reason });
