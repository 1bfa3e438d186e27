'use client';

import { type ComponentType, createContext, lazy, type ReactElement, use } from 'react';

/** What stands around an island is told of it. */
export interface IslandHostProps {
  readonly name: string;
  /** JSON. */
  readonly props: object;
  /** The island itself. */
  readonly children: ReactElement<object>;
}

const IslandHostContext = createContext<ComponentType<IslandHostProps> | undefined>(undefined);

/** Puts islands into a page that runs no React around them: what it is given stands around each. Without it an island is part of the tree that it stands in. */
export const IslandHostProvider = IslandHostContext.Provider;

/** A part of a page that is an application. */
export type Island<Name extends string, Props extends object> = ((props: Props) => ReactElement) & {
  readonly island: { readonly name: Name; readonly load: () => Promise<ComponentType<Props>> };
};

/**
 * An island: fetched only by pages that have it. Without a `Suspense` the server waits, and it stands in the page like the rest of it. Its props are JSON or markup, as they
 * travel in the page.
 */
export function island<const Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<ComponentType<Props>>,
): Island<Name, Props> {
  // React takes no lazy component from a client module that it loads lazily itself, so there is a component around it.
  const Lazy = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  function Placed(props: Props) {
    const Host = use(IslandHostContext);
    const own = <Lazy {...props} />;
    return Host ? (
      <Host name={name} props={props}>
        {own}
      </Host>
    ) : (
      own
    );
  }
  return Object.assign(Placed, { island: { name, load } });
}

interface AnyIsland {
  readonly island: { readonly name: string; readonly load: () => Promise<unknown> };
}

/** What fetches each of these islands, by its name. */
export function islandLoaders<const All extends readonly AnyIsland[]>(all: All) {
  return Object.fromEntries(all.map(({ island: { name, load } }) => [name, load])) as unknown as {
    readonly [Each in All[number] as Each['island']['name']]: Each['island']['load'];
  };
}
