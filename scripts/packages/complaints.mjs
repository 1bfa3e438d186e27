import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What is no ECMAScript module finds none of ours, and is not meant to. @type {readonly string[]} */
const withoutModules = ['node10', 'node16-cjs'];

/**
 * What is wrong with a package for whoever installs it.
 * @param {Uint8Array<ArrayBuffer>} tarball
 * @returns {Promise<string[]>}
 */
export async function complaintsAbout(tarball) {
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
  return [
    ...messages
      .filter(({ type }) => type === 'error')
      .map((message) => `✗ ${pkg['name']}: ${formatMessage(message, pkg, { color: false })}`),
    ...(await complaintsAboutTypes(tarball, pkg)),
  ];
}

/**
 * @param {Uint8Array} tarball
 * @param {Record<string, any>} manifest
 */
async function complaintsAboutTypes(tarball, { name, exports }) {
  const found = await checkPackage(createPackageFromTarballData(tarball), {
    // A style sheet has no types.
    excludeEntrypoints: Object.keys(exports).filter((entry) => entry.endsWith('.css')),
  });
  if (!found.types) return [`✗ ${name}: has no types.`];
  return found.problems
    .filter((problem) => !('resolutionKind' in problem && withoutModules.includes(problem.resolutionKind)))
    .map(({ kind, ...where }) => {
      const { title, description, docsUrl } = problemKindInfo[kind];
      const place = Object.entries(where).flatMap(([what, value]) => (typeof value === 'string' ? [`${what} ${value}`] : []));
      return `✗ ${name}: ${title} (${place.join(', ')}): ${description} ${docsUrl}`;
    });
}
