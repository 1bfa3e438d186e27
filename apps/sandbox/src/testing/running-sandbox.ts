import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Edition } from '@pomp/edition';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import { createSandbox, type RunningSandbox, type Seller } from '../create-sandbox.js';

export interface TestSandbox extends RunningSandbox {
  url: string;
  messages: string[];
  /** Writes or replaces a file below the content folder. */
  write: (path: string, content: unknown) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** Dates all of the content folder back. */
  age: (to: Date) => Promise<void>;
  /** Another process on the same data, as after a restart. */
  restart: () => Promise<TestSandbox>;
  cleanUp: () => Promise<void>;
}

export const mollieApiKey = 'test_0123456789';
export const epOnlineApiKey = 'ep-online-key';
export const personalToken = 'personal';
export const tokens = { preview: 'preview', public: 'public' };

/** A sandbox on free ports over folders of its own. */
export async function startTestSandbox(seller?: Seller, edition = pomp): Promise<TestSandbox> {
  const root = await mkdtemp(join(tmpdir(), 'sandbox-'));
  await mkdir(join(root, 'content'));
  return startIn(root, seller, edition);
}

async function startIn(root: string, seller: Seller | undefined, edition: Edition): Promise<TestSandbox> {
  const messages: string[] = [];
  const contentDirectory = join(root, 'content');
  const running = await createSandbox({
    edition,
    contentDirectory,
    dataDirectory: join(root, 'data'),
    port: 0,
    smtpPort: 0,
    host: '127.0.0.1',
    tokens,
    personalToken,
    preview: { siteUrl: 'https://pomp.example', secret: 'voorvertoning' },
    mollieApiKey,
    epOnlineApiKey,
    seller,
    clock: () => new Date('2026-02-03T09:30:00Z'),
    log: (message) => messages.push(message),
  }).start();

  return {
    ...running,
    messages,
    url: `http://127.0.0.1:${running.port}`,
    async write(path, content) {
      const file = join(contentDirectory, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    },
    remove: (path) => rm(join(contentDirectory, path)),
    async age(to) {
      const below = await readdir(contentDirectory, { recursive: true });
      await Promise.all(['', ...below].map((path) => utimes(join(contentDirectory, path), to, to)));
    },
    restart: () => startIn(root, seller, edition),
    cleanUp: () => rm(root, { recursive: true, force: true }),
  };
}
