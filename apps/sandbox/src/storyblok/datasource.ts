import { readFile } from 'node:fs/promises';
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
  const file = await readFile(join(contentDirectory, 'datasources', `${datasource}.csv`), 'utf8').catch(() => '');
  const [header = [], ...rows] = file
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split(';').map((cell) => cell.trim()));
  return rows.map((row, index) => {
    const cell = (column: string) => row[header.indexOf(column)] || null;
    return {
      id: index + 1,
      name: cell('name') ?? '',
      value: cell('value') ?? '',
      dimension_value: dimension === undefined ? null : cell(dimension),
    };
  });
}
