import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../disk/package-folder.js';
import type { Database } from './database.js';

/** The database isn't as this version has it, to print for the operator. */
export class OtherMigrations extends Error {
  override readonly name = 'OtherMigrations';
}

/** By which two databases have the same tables: of the last migration that this version has. */
export const ourMigration = (): string => readMigrationFiles({ migrationsFolder }).at(-1)?.hash ?? '';

/** By when the last migration was made, as what applies them does. @throws OtherMigrations */
export async function refuseOtherMigrations(database: Database): Promise<void> {
  const ours = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const applied = await lastApplied(database);
  if (applied < ours)
    throw new OtherMigrations(
      'The database is of an older version than this program: use that version’s, or start this one’s backend first.',
    );
  if (applied > ours) throw new OtherMigrations('The database is of a newer version than this program: use that version’s.');
}

async function lastApplied(database: Database): Promise<number> {
  const [there] = await rowsOf(database, sql`select to_regclass('drizzle.__drizzle_migrations') as value`);
  if (there?.value == null) return 0;
  const [last] = await rowsOf(database, sql`select max(created_at) as value from drizzle.__drizzle_migrations`);
  return Number(last?.value ?? 0);
}

/** The first of some tables that has rows, in a database of any version, which may lack others of them. */
export async function tableInUse(database: Database, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const [there] = await rowsOf(database, sql`select to_regclass(${`public.${name}`}) as value`);
    if (there?.value == null) continue;
    const [used] = await rowsOf(
      database,
      sql`select exists (select from ${sql.identifier('public')}.${sql.identifier(name)}) as value`,
    );
    if (used?.value === true) return name;
  }
  return undefined;
}

/** Both engines give rows alike, which drizzle's shared type doesn't know. */
const rowsOf = async (database: Database, statement: ReturnType<typeof sql>) =>
  ((await database.execute(statement)) as { readonly rows: readonly { readonly value: unknown }[] }).rows;
