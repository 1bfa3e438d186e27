import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { codemods } from './index.js';
import { runCodemod } from './run-codemod.js';

const move = codemods['correspondence-pdfs'];
const folder = mkdtempSync(join(tmpdir(), 'pomp-codemods-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('moves what is elsewhere now, and leaves the rest as it stands', () => {
  expect(
    move?.("// Mails\nimport { letterPdf as letter, type LetterPdf, welcomeMail } from '@pomp/correspondence';\n\nletter( 1 );\n"),
  ).toBe(
    "// Mails\nimport { welcomeMail } from '@pomp/correspondence';\n\nimport { letterPdf as letter, type LetterPdf } from '@pomp/correspondence/pdfs';\n\nletter( 1 );\n",
  );
});

it('changes the place only where all of it moved, in the quotes of the file', () => {
  expect(move?.('import { savingsPdf } from "@pomp/correspondence";\n')).toBe(
    'import { savingsPdf } from "@pomp/correspondence/pdfs";\n',
  );
  expect(move?.("import type { SavingsPdf } from '@pomp/correspondence';\n")).toBe(
    "import type { SavingsPdf } from '@pomp/correspondence/pdfs';\n",
  );
});

it('adds to an import of the new place', () => {
  const both = "import { letterPdf } from '@pomp/correspondence/pdfs';\nimport { answersPdf } from '@pomp/correspondence';\n";
  expect(move?.(both)?.trim()).toBe("import { letterPdf, answersPdf } from '@pomp/correspondence/pdfs';");
});

it.each([
  "import { welcomeMail } from '@pomp/correspondence';",
  "import { letterPdf } from './own.js';",
  'const letterPdf = <p>letterPdf</p>;',
])('asks nothing of %s', (source) => {
  expect(move?.(source)).toBeUndefined();
});

it('moves what is passed on, under the name it gets', () => {
  expect(move?.("export { savingsPdf } from '@pomp/correspondence';\n")).toBe(
    "export { savingsPdf } from '@pomp/correspondence/pdfs';\n",
  );
  const both = move?.("export { letterPdf as letter, type LetterPdf, welcomeMail } from '@pomp/correspondence';\n");
  expect(both).toMatch(/^export \{ welcomeMail \} from '@pomp\/correspondence';\n+/);
  expect(both).toMatch(/\nexport \{ letterPdf as letter, type LetterPdf \} from '@pomp\/correspondence\/pdfs';\n$/);
  expect(move?.("export type { LetterPdf, Voice } from '@pomp/correspondence';\n")).toContain(
    "export type { LetterPdf } from '@pomp/correspondence/pdfs';",
  );
});

it('keeps what stands above an import that goes', () => {
  const licence = '/* Copyright Voorbeeld B.V. */';
  const merged = move?.(
    `${licence}\nimport { answersPdf } from '@pomp/correspondence';\nimport { join } from 'node:path';\nimport { letterPdf } from '@pomp/correspondence/pdfs';\n`,
  );
  expect(merged?.startsWith(`${licence}\nimport { join }`)).toBe(true);
  const last = `import { letterPdf } from '@pomp/correspondence/pdfs';\n// PDFs\nimport { answersPdf } from '@pomp/correspondence';\n`;
  expect(move?.(last)).toContain('// PDFs');
});

it.each(["'", '"'])('leaves a directive as it stands, and once: in %s', (quote) => {
  const top = `// Ours\n${quote}use server${quote};\n\nimport { `;
  const rest = `welcomeMail } from ${quote}@pomp/correspondence${quote};\n`;
  expect(move?.(`${top}letterPdf, ${rest}`)?.startsWith(top + rest)).toBe(true);
});

it('reads casts in what has no elements', () => {
  const source = "import { letterPdf } from '@pomp/correspondence';\nconst body = <HTMLElement>document.body;\n";
  for (const path of ['a.ts', 'a.mts', 'a.cts']) expect(move?.(source, path)).toContain("'@pomp/correspondence/pdfs'");
});

it.each(['\n', '\r\n'])('ends lines as the source does: by %j', (end) => {
  const source = ["import { letterPdf, welcomeMail } from '@pomp/correspondence';", 'letterPdf();', ''].join(end);
  const moved = move?.(source);
  expect(moved).toContain("'@pomp/correspondence/pdfs'");
  expect(moved?.replaceAll(end, '')).not.toMatch(/[\r\n]/);
});

it('finds a folder whose name would be a pattern', () => {
  const group = join(folder, 'app/(account)/[id]');
  mkdirSync(group, { recursive: true });
  writeFileSync(join(group, 'page.tsx'), "import { letterPdf } from '@pomp/correspondence';\n");
  const told: string[] = [];
  const code = runCodemod(['correspondence-pdfs', group], { log: (line) => told.push(line), error: (line) => told.push(line) });
  rmSync(join(folder, 'app'), { recursive: true });
  expect(told.at(-1)).toBe('1 of 1 files changed.');
  expect(code).toBe(0);
});

it('refuses a place that isn’t there, before it changes anything', () => {
  const file = join(folder, 'whole.ts');
  const source = "import { letterPdf } from '@pomp/correspondence';\n";
  writeFileSync(file, source);
  const told: string[] = [];
  const console = { log: () => undefined, error: (line: string) => told.push(line) };
  expect(runCodemod(['correspondence-pdfs', file, join(folder, 'scr')], console)).toBe(1);
  expect(told).toEqual([`There is no ${join(folder, 'scr')}.`]);
  expect(readFileSync(file, 'utf8')).toBe(source);
  rmSync(file);
});

it('goes through a folder, and says which files it can’t read', () => {
  const source = "import { letterPdf } from '@pomp/correspondence';\n";
  const files = {
    'broken.ts': `${source}const = 1;\n`,
    'cast.ts': `${source}const body = <HTMLElement>document.body;\n`,
    'element.tsx': `${source}const body = <p>1</p>;\n`,
    'module.mts': source,
    'other.ts': 'const = 1;\n',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const told: string[] = [];
  const unread: string[] = [];
  const code = runCodemod(['correspondence-pdfs', folder], { log: (line) => told.push(line), error: (line) => unread.push(line) });
  expect(told.at(-1)).toBe('3 of 5 files changed.');
  expect(unread).toEqual([expect.stringContaining('broken.ts: ')]);
  expect(code).toBe(1);
  for (const file of ['cast.ts', 'element.tsx', 'module.mts'])
    expect(readFileSync(join(folder, file), 'utf8')).toContain("'@pomp/correspondence/pdfs'");
});
