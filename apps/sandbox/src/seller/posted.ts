import type { Context } from 'hono';

/** Fields of a posted form by name; a field that isn't there is empty. */
export type Posted = (name: string) => string;

/** The same with the files that were chosen for a field. */
export interface PostedForm extends Posted {
  files: (name: string) => readonly File[];
  /** Whether the form has the field, however empty. */
  has: (name: string) => boolean;
}

export async function posted(c: Context): Promise<PostedForm> {
  const form = await c.req.parseBody({ all: true });
  const all = (name: string) => [form[name] ?? []].flat();
  const text = (name: string) => {
    const value = all(name).at(-1);
    // A browser counts an end of a line as one character, and sends two.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
  };
  // A field without a choice is sent as a file without a name.
  const files = (name: string) => all(name).filter((value): value is File => typeof value !== 'string' && value.name !== '');
  return Object.assign(text, { files, has: (name: string) => Object.hasOwn(form, name) });
}
