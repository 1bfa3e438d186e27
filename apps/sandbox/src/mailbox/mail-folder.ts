import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Envelope, ReceivedMail } from './mail.js';

const header = z.object({
  receivedAt: z.iso.datetime(),
  envelope: z.object({ from: z.string(), to: z.array(z.string()) }),
});

/** A mail is two files, `{id}.eml` as received and `{id}.json` with its envelope; it is there once the second one is. */
const idPattern = /^[0-9TZ]+-[0-9a-f-]{36}$/;

export type MailFolder = ReturnType<typeof createMailFolder>;

/** Received mails on disk; they survive a restart. */
export function createMailFolder(directory: string, clock: () => Date) {
  const file = (name: string) => join(directory, name);

  async function add(envelope: Envelope, raw: Uint8Array): Promise<string> {
    await mkdir(directory, { recursive: true });
    const receivedAt = clock().toISOString();
    const id = `${receivedAt.replace(/[-:.]/g, '')}-${randomUUID()}`;
    await writeFile(file(`${id}.eml`), raw);
    await writeFile(file(`${id}.json.part`), JSON.stringify({ receivedAt, envelope }));
    await rename(file(`${id}.json.part`), file(`${id}.json`));
    return id;
  }

  async function get(id: string): Promise<ReceivedMail | undefined> {
    // The id comes from an address: nothing but our own names reaches the file system.
    if (!idPattern.test(id)) return undefined;
    try {
      const [meta, raw] = await Promise.all([readFile(file(`${id}.json`), 'utf8'), readFile(file(`${id}.eml`))]);
      return { id, ...header.parse(JSON.parse(meta)), raw };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Newest first. */
  async function all(): Promise<ReceivedMail[]> {
    const ids = (await names()).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    const mails = await Promise.all(ids.sort().reverse().map(get));
    return mails.filter((mail) => mail !== undefined);
  }

  async function clear(): Promise<void> {
    await Promise.all((await names()).map((name) => rm(file(name), { force: true })));
  }

  async function names(): Promise<string[]> {
    try {
      return await readdir(directory);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  return { add, get, all, clear };
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
