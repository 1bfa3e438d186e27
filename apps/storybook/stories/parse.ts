import { readFileSync } from 'node:fs';
import ts from 'typescript';

const parsed = new Map<string, ts.SourceFile>();

/** A source as TypeScript reads it; the same one each time. */
export function parse(file: string): ts.SourceFile {
  const source =
    parsed.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  parsed.set(file, source);
  return source;
}
