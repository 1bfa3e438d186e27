import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Asked {
  readonly datasource: string;
  /** The code of a language. */
  readonly dimension?: string | undefined;
}

/**
 * What editors choose from, in their order: `datasources/<name>.csv` beside the stories, with a line for each entry and a column for each language. Its first line names the columns:
 * `value;name;en`. A space without it answers with none, as Storyblok does.
 */
export async function readDatasource(contentDirectory: string, { datasource, dimension }: Asked) {
  const { languages, entries } = await readTable(contentDirectory, datasource);
  return entries.map(({ name, value, translated }, index) => ({
    id: index + 1,
    name,
    value,
    dimension_value: dimension !== undefined && languages.includes(dimension) ? translated[dimension] || null : null,
  }));
}

/** A datasource as its file has it. */
interface Table {
  readonly languages: readonly string[];
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly name: string;
  readonly value: string;
  /** By the code of a language. */
  readonly translated: Readonly<Record<string, string>>;
}

const pathOf = (contentDirectory: string, name: string) => join(contentDirectory, 'datasources', `${name}.csv`);

/** What a datasource has; nothing where there is none. */
export async function readTable(contentDirectory: string, name: string): Promise<Table> {
  const file = await readFile(pathOf(contentDirectory, name), 'utf8').catch(() => '');
  const [header = [], ...rows] = file
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split(';').map((cell) => cell.trim()));
  const languages = header.filter((column) => column !== 'value' && column !== 'name');
  const entries = rows.map((row) => {
    const cell = (column: string) => row[header.indexOf(column)] ?? '';
    const translated = Object.fromEntries(languages.map((language) => [language, cell(language)]));
    return { name: cell('name'), value: cell('value'), translated };
  });
  return { languages, entries };
}

/** Whole or not at all: the folder is read at every request. */
export async function writeTable(contentDirectory: string, name: string, { languages, entries }: Table): Promise<void> {
  const lines = [
    ['value', 'name', ...languages],
    ...entries.map((entry) => [entry.value, entry.name, ...languages.map((language) => entry.translated[language] ?? '')]),
  ];
  const path = pathOf(contentDirectory, name);
  await mkdir(join(contentDirectory, 'datasources'), { recursive: true });
  await writeFile(`${path}.new`, lines.map((line) => `${line.join(';')}\n`).join(''));
  await rename(`${path}.new`, path);
}

/** The datasources that are there, by name. */
export async function datasourceNames(contentDirectory: string): Promise<string[]> {
  const files = await readdir(join(contentDirectory, 'datasources')).catch(() => []);
  return files.flatMap((file) => /^(.+)[.]csv$/.exec(file)?.[1] ?? []).sort();
}
