import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { root } from '../workspace/places.mjs';
import { betweenFiles, betweenFolders, circular } from './circles.mjs';
import { resolving } from './resolve.mjs';

/** @typedef {{ rule: string, comment: string, from: string, to: string }} Violation */

/** @type {{ workbench: string }} */
const { workbench } = createRequire(import.meta.url)('./workbench.cjs');

/** `check:walls`, of the workspace that it runs in. */
export const checkWallsHere = () =>
  orClearLine(async () => {
    readCommandLine({
      name: 'pnpm check:walls',
      about: 'Finds imports that go through a wall between packages, layers or folders, and those that lead in a circle.',
    });
    const { violations, modules } = await checkWalls();
    if (violations.length > 0) {
      throw new ClearError(`${violations.length} imports go through a wall.`, {
        detail: violations.map(({ rule, comment, from, to }) => `✗ ${rule}: ${from} → ${to}\n    ${comment}`).join('\n'),
      });
    }
    console.log(`No import of ${modules} modules goes through a wall.`);
  });

/**
 * What imports what is read once, for all rules: dependency-cruiser asks those of `.dependency-cruiser.cjs` of each import, and of all together it is asked here whether they
 * lead in a circle.
 * @returns {Promise<{ violations: Violation[], modules: number }>}
 */
async function checkWalls() {
  // Not for whoever asks for help.
  const { cruise } = await import('dependency-cruiser');
  const { default: extractDepcruiseOptions } = await import('dependency-cruiser/config-utl/extract-depcruise-options');
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise(['apps', 'packages'], options, resolving);
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a report.');
  const { modules, summary } = output;
  const comments = new Map((options.ruleSet?.forbidden ?? []).map(({ name, comment }) => [name, comment]));
  return {
    violations: [
      ...summary.violations.map(({ rule, from, to }) => ({
        rule: rule.name,
        comment: comments.get(rule.name) ?? '',
        from,
        to,
      })),
      ...circular(betweenFiles(modules)).map((arrow) => ({ rule: 'no-cycles', comment: ofFiles, ...arrow })),
      ...circular(betweenFolders(productOf(modules))).map((arrow) => ({ rule: 'no-folder-cycles', comment: ofFolders, ...arrow })),
    ],
    modules: modules.length,
  };
}

const ofFiles = 'Two files that need each other are one concept, or a third that both may import is missing.';
/** ADR 0022. */
const ofFolders =
  'Two folders that need each other are one, or what both need is missing below them, or what needs both is missing above. ' +
  'Types count too. What the lower one needs of the upper one it can get handed in.';

const ofWorkbench = new RegExp(workbench);
/**
 * Tests take from everywhere what they need, such as a whole backend: for circles of folders they don't count.
 * @param {readonly import('./circles.mjs').Module[]} modules
 */
const productOf = (modules) =>
  modules
    .filter(({ source }) => !ofWorkbench.test(source))
    .map(({ source, dependencies }) => ({
      source,
      dependencies: dependencies.filter(({ resolved }) => !ofWorkbench.test(resolved)),
    }));
