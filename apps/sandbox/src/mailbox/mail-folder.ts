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
const idPattern = /^[0-9TZ]+-(?:(\d{6,})-)?[0-9a-f-]{36}$/;

export type MailFolder = ReturnType<typeof createMailFolder>;

/** Received mails on disk; they survive a restart. */
export function createMailFolder(directory: string, clock: () => Date) {
  const file = (name: string) => join(directory, name);
  /** By id, each read once: a mail never changes, and someone who waits for one asks many times. */
  const headers = new Map<string, z.infer<typeof header>>();

  /** Many come within one millisecond: their numbers say which came last. */
  let lastNumber = 0;
  async function nextNumber(): Promise<number> {
    const there = lastNumber > 0 ? [] : (await ids()).map((id) => Number(idPattern.exec(id)?.[1] ?? 0));
    return (lastNumber = Math.max(lastNumber, ...there) + 1);
  }

  async function add(envelope: Envelope, raw: Uint8Array): Promise<string> {
    await mkdir(directory, { recursive: true });
    const number = await nextNumber();
    const receivedAt = clock().toISOString();
    const id = `${receivedAt.replace(/[-:.]/g, '')}-${String(number).padStart(6, '0')}-${randomUUID()}`;
    await writeFile(file(`${id}.eml`), raw);
    await writeFile(file(`${id}.json.part`), JSON.stringify({ receivedAt, envelope }));
    await rename(file(`${id}.json.part`), file(`${id}.json`));
    return id;
  }

  async function get(id: string): Promise<ReceivedMail | undefined> {
    // The id comes from an address: nothing but our own names reaches the file system.
    if (!idPattern.test(id)) return undefined;
    const [known, raw] = await Promise.all([headerOf(id), orMissing(readFile(file(`${id}.eml`)))]);
    return known && raw && { id, ...known, raw };
  }

  async function headerOf(id: string) {
    const known = headers.get(id);
    if (known) return known;
    const text = await orMissing(readFile(file(`${id}.json`), 'utf8'));
    if (text === undefined) return undefined;
    const read = header.parse(JSON.parse(text));
    headers.set(id, read);
    return read;
  }

  /** Newest first. A mail to others than those asked for isn't opened. */
  async function all({ to }: { to?: string | undefined } = {}): Promise<ReceivedMail[]> {
    const isAsked = async (id: string) =>
      !to || (await headerOf(id))?.envelope.to.some((address) => address.toLowerCase() === to.toLowerCase());
    const asked = await Promise.all(
      (await ids())
        .sort()
        .reverse()
        .map(async (id) => ((await isAsked(id)) ? get(id) : undefined)),
    );
    return asked.filter((mail) => mail !== undefined);
  }

  async function clear(): Promise<void> {
    headers.clear();
    await Promise.all((await names()).map((name) => rm(file(name), { force: true })));
  }

  const ids = async () => (await names()).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  const names = async () => (await orMissing(readdir(directory))) ?? [];

  return { add, get, all, clear };
}

async function orMissing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
