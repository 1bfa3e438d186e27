'use client';

import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { UploadsController } from '@pomp/forms';
import type { UploadClient } from './upload-client.js';

/** Uploads outlive the screen they were begun on: moving on to the next step loses nothing. */
export interface UploadKeeper {
  /** What is kept under a name, made at the first request. */
  readonly keep: <Kept extends { readonly uploads: UploadsController }>(name: string, make: (client: UploadClient) => Kept) => Kept;
  readonly busy: () => boolean;
}

function createKeeper(client: UploadClient): UploadKeeper {
  const kept = new Map<string, { readonly uploads: UploadsController }>();
  return {
    keep: <Kept extends { readonly uploads: UploadsController }>(name: string, make: (uploadClient: UploadClient) => Kept) => {
      const known = kept.get(name);
      // A name always keeps the same kind of thing.
      if (known) return known as Kept;
      const made = make(client);
      kept.set(name, made);
      return made;
    },
    busy: () => [...kept.values()].some(({ uploads }) => uploads.busy()),
  };
}

const KeeperContext = createContext<UploadKeeper | undefined>(undefined);

export function UploadKeeperProvider({ client, children }: { readonly client: UploadClient; readonly children: ReactNode }) {
  const [keeper] = useState(() => createKeeper(client));
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (keeper.busy()) event.preventDefault();
    };
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [keeper]);
  return <KeeperContext value={keeper}>{children}</KeeperContext>;
}

export function useUploadKeeper(): UploadKeeper {
  const keeper = useContext(KeeperContext);
  if (!keeper) throw new Error('Uploads belong inside a <PortalProvider>.');
  return keeper;
}
