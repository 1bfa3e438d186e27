'use client';

import { type ComponentType, createContext, lazy, type ReactNode, use } from 'react';
import { islands, type IslandName } from './registry.js';

export interface IslandHostProps {
  readonly name: IslandName;
  /** JSON. */
  readonly props: object;
  /** The island itself. */
  readonly children: ReactNode;
}

const IslandHostContext = createContext<ComponentType<IslandHostProps> | undefined>(undefined);

/** Puts islands into a page that runs no React around them: what it is given stands around each. Without it an island is part of the tree that it stands in. */
export const IslandHostProvider = IslandHostContext.Provider;

type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof islands)[Name]>> extends ComponentType<infer Props> ? Props : never;

/** An island by its name: fetched only by pages that have it. Without a `Suspense` the server waits, and it stands in the page like the rest of it. */
export function island<Name extends IslandName>(name: Name): ComponentType<IslandProps<Name>> {
  // React takes no lazy component from a client module that it loads lazily itself, so there is a component around it.
  const Lazy = lazy(async () => ({ default: (await islands[name]()) as ComponentType<object> }));
  return function Island(props: IslandProps<Name>) {
    const Host = use(IslandHostContext);
    const own = <Lazy {...(props as object)} />;
    return Host ? (
      <Host name={name} props={props as object}>
        {own}
      </Host>
    ) : (
      own
    );
  };
}
