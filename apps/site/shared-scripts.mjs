/*
 * Which modules browsers get in one file. A bundler makes a file of whatever the same scripts share: dozens for one form, each compressed by itself. So what was made is looked at, and made again with a
 * few files for what nearly everyone needs anyway.
 */

/** @typedef {import('rolldown').OutputChunk} Chunk */

const reactDom = /[\\/]react-dom[\\/]/;

/**
 * From below: what every page runs, what its controls fetch that islands need too, what wakes islands (React), and what about half of the islands need. Each needs none that stands behind it.
 * @param {readonly Chunk[]} chunks as the bundler made them by itself
 * @returns {import('rolldown').CodeSplittingGroup[]}
 */
export function sharedScripts(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = (/** @type {Iterable<string>} */ names) => {
    const files = new Set(names);
    for (const name of files) for (const needed of byName.get(name)?.imports ?? []) files.add(needed);
    return files;
  };
  const modulesIn = (/** @type {Iterable<string>} */ files) =>
    new Set([...files].flatMap((name) => Object.keys(byName.get(name)?.modules ?? {})));
  const fetchedBy = (/** @type {Iterable<string>} */ files) =>
    new Set([...files].flatMap((name) => byName.get(name)?.dynamicImports ?? []));
  const fileOf = (/** @type {string} */ name) => chunks.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName);

  const ofPage = reached(fileOf('page'));
  const waking = reached(fileOf('wake-island'));
  const byPage = fetchedBy(ofPage);
  const islands = [...fetchedBy(waking)].filter((name) => !byPage.has(name)).map((name) => modulesIn(reached([name])));
  const controls = [...byPage].filter((name) => ![...modulesIn(reached([name]))].some((id) => reactDom.test(id)));

  const inPage = modulesIn(ofPage);
  const inControls = modulesIn(reached(controls));
  const inWaking = modulesIn(waking);
  const isNeededBy = (/** @type {string} */ id) => islands.filter((modules) => modules.has(id)).length;
  return [
    { name: 'page', priority: 4, test: (id) => inPage.has(id) },
    { name: 'controls', priority: 3, test: (id) => inControls.has(id) && isNeededBy(id) > 0 },
    { name: 'awake', priority: 2, test: (id) => inWaking.has(id) },
    { name: 'islands', priority: 1, test: (id) => isNeededBy(id) >= Math.floor(islands.length / 2) },
  ];
}
