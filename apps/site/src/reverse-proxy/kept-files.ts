import { readdir, readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { encodedPage, type EncodedPage, sendPage } from './encoded-page';

interface KeptFiles {
  readonly directory: string;
  /** What the addresses of all of them begin with. */
  readonly root: string;
  /** What isn't in the directory, by name. */
  readonly made?: Readonly<Record<string, () => string>>;
  /** Whether they are served for long, and not soon replaced. */
  readonly stays: boolean;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  // What a header names has to say so.
  '.speculationrules': 'application/speculationrules+json',
  '.woff2': 'font/woff2',
};

/** Answers a request for one of them; says whether there is such a file. */
export type AnswerFile = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Answers for files whose names change with what is in them. Each is read once and compressed once, and further if many ask for it. */
export function keptFiles({ directory, root, made = {}, stays }: KeptFiles): AnswerFile {
  const read = new Map<string, Promise<EncodedPage>>();

  const readOne = async (name: string, type: string): Promise<EncodedPage> =>
    encodedPage(
      Buffer.from(made[name]?.() ?? (await readFile(join(directory, name)))),
      { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
      { stays, isCompressed: type.startsWith('font/') },
    );
  const isThere = async (name: string) => {
    const names = await readdir(directory, { recursive: true });
    return names.some((path) => path.replaceAll('\\', '/') === name);
  };

  return async ({ url = '', headers }, response) => {
    if (!url.startsWith(root)) return false;
    const name = url.slice(root.length).split('?', 1)[0] ?? '';
    const type = types[extname(name)];
    if (type === undefined) return false;
    if (!read.has(name)) {
      if (!Object.hasOwn(made, name) && !(await isThere(name))) return false;
      const reading = readOne(name, type);
      read.set(name, reading);
      // The next one who asks tries again.
      reading.catch(() => read.delete(name));
    }
    const file = await read.get(name);
    if (file) sendPage(file, { url, headers }, response);
    return file !== undefined;
  };
}
