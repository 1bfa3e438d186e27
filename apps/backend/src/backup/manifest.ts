import * as z from 'zod/mini';

const stored = z.object({ rows: z.number(), sha256: z.string() });

/** What a backup holds. It is written last: a folder without one is no backup. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The last migration of the database that was backed up. */
  migration: z.string(),
  tables: z.record(z.string(), stored),
  /** The last number that each sequence gave; null when it gave none. */
  sequences: z.record(z.string(), z.nullable(z.string())),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
  /** Files that rows name and that weren't there: lost before this backup. */
  missing: z._default(z.array(z.string()), []),
});
export type Manifest = z.output<typeof manifest>;

export const manifestFile = 'manifest.json';
export const tableFile = (table: string) => `tables/${table}.jsonl`;

/** Why a backup or a restore wasn't made, to print for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
