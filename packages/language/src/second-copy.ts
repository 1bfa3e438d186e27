declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** On the page itself, where every copy of every package sees it. */
const loaded = Symbol.for('@pomp/loaded');

/**
 * For a package that gives React contexts, once where it makes one: says in a developer's console when a second copy of it is loaded. What a provider of
 * one copy gives, components of the other don't see, and nothing else would say so. Silent in production, and on a server, where bundlers load packages twice on purpose.
 */
export function warnOfSecondCopy(name: string): void {
  if (process.env.NODE_ENV === 'production' || typeof window === 'undefined') return;
  const page: { [loaded]?: Set<string> } & object = globalThis;
  const names = (page[loaded] ??= new Set());
  if (names.has(name)) {
    // oxlint-disable-next-line no-console -- for a developer, who has nothing else open
    console.warn(
      `There are two copies of ${name} on this page: components of one don't see the providers of the other. \`npm ls ${name}\` shows who asks for which version.`,
    );
  }
  names.add(name);
}
