import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../workspace/places.mjs';

/** What is made of the sources, or installed: a copy makes its own. */
const made = new Set(['node_modules', 'dist', '.next', '.turbo', '.results', '.data', '.git', 'storybook-static']);

/** The workspace as a fresh clone has it, to change files in. */
export class WorkspaceCopy {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pomp-dev-')));

  constructor() {
    cpSync(root, this.folder, { recursive: true, filter: (path) => !made.has(basename(path)) });
    // Asking npx again where pnpm is takes seconds.
    const known = '.turbo/pomp/pnpm.json';
    if (existsSync(join(root, known))) cpSync(join(root, known), join(this.folder, known));
    // So does beginning a database with nothing; one that is kept is known by what it is made of.
    const databases = 'apps/backend/node_modules/.cache/new-database';
    for (const name of existsSync(join(root, databases)) ? readdirSync(join(root, databases)) : [])
      // Others are still being written.
      if (name.endsWith('.tar')) cpSync(join(root, databases, name), join(this.folder, databases, name));
  }

  /**
   * Saves a file with one text in the place of another.
   * @param {string} file
   * @param {string} from
   * @param {string} to
   */
  replace(file, from, to) {
    this.replaceEach(file, [[from, to]]);
  }

  /**
   * Saves a file once, with several texts in the place of others.
   * @param {string} file
   * @param {[from: string, to: string][]} changes
   */
  replaceEach(file, changes) {
    const path = join(this.folder, file);
    let text = readFileSync(path, 'utf8');
    for (const [from, to] of changes) {
      if (!text.includes(from)) throw new Error(`${file} has no “${from}”.`);
      text = text.replace(from, to);
    }
    writeFileSync(path, text);
  }

  /**
   * @param {string} file
   * @param {string} text
   */
  write(file, text) {
    writeFileSync(join(this.folder, file), text);
  }

  /** @param {string} file */
  delete(file) {
    rmSync(join(this.folder, file));
  }

  /**
   * @param {string} file
   * @param {string} text
   */
  holds(file, text) {
    return readFileSync(join(this.folder, file), 'utf8').includes(text);
  }

  /** @param {string} file */
  has(file) {
    return existsSync(join(this.folder, file));
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
