import { expect, it } from 'vitest';
import { codemods } from './index.js';

const move = codemods['correspondence-pdfs'];

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
