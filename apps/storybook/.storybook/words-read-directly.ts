import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Read by `built/told-tests.ts`. */
export const fileName = 'words-read-directly.json';

const repository = join(import.meta.dirname, '../../..');
const isWords = /\/src\/words\/\w+\.ts$/;
/** What the reference says is made of all sources. */
const isMadeOfAll = /virtual:(reference|doors)/;
/** The words around every story, and those of letters and mails: they tell what is read of them. */
const isTelling = /\/(\.storybook\/language\.tsx|languages\.stories\.setup\.ts)$/;

/** Leaves beside what is built which lists of words each file of stories and each page of documentation imports, through whatever: what is read of these nothing tells. */
export const wordsReadDirectly = (): Plugin => ({
  name: 'words-read-directly',
  generateBundle() {
    // Asked once of each: what the bundler answers has all of the module in it.
    const imports = new Map<string, readonly string[]>();
    const importsOf = (id: string): readonly string[] => {
      const asked = imports.get(id);
      if (asked) return asked;
      const known = this.getModuleInfo(id);
      const found = known ? [...known.importedIds, ...known.dynamicallyImportedIds] : [];
      imports.set(id, found);
      return found;
    };
    const reach = (id: string, reached: Set<string>): Set<string> => {
      if (reached.has(id) || isTelling.test(id)) return reached;
      reached.add(id);
      for (const imported of importsOf(id)) reach(imported, reached);
      return reached;
    };
    const read = [...this.getModuleIds()]
      .filter((id) => /\.(stories\.tsx|mdx)$/.test(id))
      .map((id) => {
        const reached = [...reach(id, new Set())];
        const lists = reached.filter((path) => isWords.test(path)).map((path) => relative(repository, path));
        return [relative(repository, id), reached.some((path) => isMadeOfAll.test(path)) ? 'all' : lists.sort()] as const;
      })
      .filter(([, lists]) => lists.length > 0);
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(read)) });
  },
});
