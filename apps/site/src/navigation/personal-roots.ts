import { contentTargets, type Routes, type TargetName } from '@pomp/edition';

const ofContent: ReadonlySet<TargetName> = new Set(contentTargets);
const targetsOf = (routes: Routes) => Object.keys(routes.paths) as TargetName[];

/** The first segment of a target's path: `account` of `/account/woning/`. */
export const rootOf = (routes: Routes, to: TargetName): string => routes.paths[to].split(/[/{]/, 2)[1] ?? '';

/** The first segments of the paths of the account, of the way to it, and of what is behind a link of a customer. */
export const personalRoots = (routes: Routes): readonly string[] => [
  ...new Set(targetsOf(routes).flatMap((to) => (ofContent.has(to) ? [] : [rootOf(routes, to)]))),
];
