import { posix } from 'node:path';

/** What leads where, by name. @typedef {Map<string, Set<string>>} Arrows */
/** @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module */

/** Which file imports which. @param {readonly Module[]} modules @returns {Arrows} */
export const betweenFiles = (modules) =>
  new Map(modules.map(({ source, dependencies }) => [source, new Set(dependencies.map(({ resolved }) => resolved))]));

/**
 * Which folder imports from which: each folder that a file is in, from the folder of what it imports. What is in a folder, at any depth, is no other folder to it.
 * @param {readonly Module[]} modules
 * @returns {Arrows}
 */
export function betweenFolders(modules) {
  /** @type {Arrows} */
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    for (const folder of foldersOf(source)) {
      const others = arrows.get(folder) ?? new Set();
      for (const { resolved } of dependencies) if (!resolved.startsWith(`${folder}/`)) others.add(posix.dirname(resolved));
      arrows.set(folder, others);
    }
  }
  return arrows;
}

/** @param {string} path @returns {string[]} */
function foldersOf(path) {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/**
 * The arrows that lead back to where they come from, over however many others.
 * @param {Arrows} arrows
 * @returns {{ from: string, to: string }[]}
 */
export function circular(arrows) {
  const circleOf = circles(arrows);
  return [...arrows].flatMap(([from, others]) =>
    [...others].filter((to) => circleOf.get(from) === circleOf.get(to)).map((to) => ({ from, to })),
  );
}

/**
 * The circle of each name, by the one of its names that was come to first (Tarjan's algorithm). A name in none has one for itself.
 * @param {Arrows} arrows
 * @returns {Map<string, string>}
 */
function circles(arrows) {
  /** @type {Map<string, number>} */
  const comeTo = new Map();
  /** @type {Map<string, string>} */
  const circleOf = new Map();
  /** @type {string[]} */
  const open = [];
  const visit = (/** @type {string} */ name) => {
    const mine = comeTo.size;
    comeTo.set(name, mine);
    open.push(name);
    let earliest = mine;
    for (const other of arrows.get(name) ?? []) {
      if (circleOf.has(other)) continue;
      earliest = Math.min(earliest, comeTo.get(other) ?? visit(other));
    }
    if (earliest === mine) for (const member of open.splice(open.lastIndexOf(name))) circleOf.set(member, name);
    return earliest;
  };
  for (const name of arrows.keys()) if (!comeTo.has(name)) visit(name);
  return circleOf;
}
