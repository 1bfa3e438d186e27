'use client';

import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { UploadsController } from '@pomp/forms';
import type { UploadClient } from './upload-client.js';

/** Keeps uploads while the customer moves between screens, so that moving on to the next step loses nothing. */
export interface UploadRegistry {
  /** What is registered under a name; made at the first request. */
  readonly getOrCreate: <Kept extends { readonly uploads: UploadsController }>(
    name: string,
    make: (client: UploadClient) => Kept,
  ) => Kept;
  /** Whether files would be gone with the page. */
  readonly isAtRisk: () => boolean;
}

function createRegistry(client: UploadClient): UploadRegistry {
  const kept = new Map<string, { readonly uploads: UploadsController }>();
  return {
    getOrCreate: <Kept extends { readonly uploads: UploadsController }>(
      name: string,
      make: (uploadClient: UploadClient) => Kept,
    ) => {
      const known = kept.get(name);
      // A name always keeps the same kind of thing.
      if (known) return known as Kept;
      const made = make(client);
      kept.set(name, made);
      return made;
    },
    isAtRisk: () => [...kept.values()].some(({ uploads }) => uploads.isAtRisk()),
  };
}

const RegistryContext = createContext<UploadRegistry | undefined>(undefined);

export function UploadRegistryProvider({ client, children }: { readonly client: UploadClient; readonly children: ReactNode }) {
  const [registry] = useState(() => createRegistry(client));
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (registry.isAtRisk()) event.preventDefault();
    };
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [registry]);
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

export function useUploadRegistry(): UploadRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('Uploads belong inside a <PortalProvider>.');
  return registry;
}
