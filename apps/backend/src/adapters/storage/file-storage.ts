import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/** A part of a file: its first and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where customers' files are. Keys are ours (an id, with a suffix for what was made of the file): no name of a customer reaches a
 * file system.
 */
export interface FileStorage {
  /** Stores a file whole, or nothing of it. */
  write(key: string, content: Readable): Promise<void>;
  /** @throws NoSuchFile */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** In bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Also of what was only written in part; nothing happens when there is no such file. */
  remove(key: string): Promise<void>;
  /** Writes a file in parts, resumed after the last byte that arrived. When it is whole it is read under the same key. */
  readonly resumable: DataStore;
  /** Whether so many bytes more can be stored. */
  hasSpace(bytes: number): Promise<boolean>;
  /** Reserves space for so many bytes; returns a function that releases it, or undefined when there isn't as much. */
  reserve(bytes: number): Promise<(() => void) | undefined>;
}

export class NoSuchFile extends Error {
  override readonly name = 'NoSuchFile';

  constructor(cause?: unknown) {
    super('There is no such file.', { cause });
  }
}
