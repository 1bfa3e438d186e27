import type { Context } from 'hono';

/** Fields of a posted form by name; a field that isn't there is empty. */
export type Posted = (name: string) => string;

export async function posted(c: Context): Promise<Posted> {
  const form = await c.req.parseBody();
  return (name) => {
    const value = form[name];
    return typeof value === 'string' ? value.trim() : '';
  };
}
