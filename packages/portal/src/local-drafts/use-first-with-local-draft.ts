'use client';

import { useSession } from '@pomp/api-client';
import { localDraftStore } from '@pomp/forms';
import { useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal-context.js';

const never = () => () => undefined;

/**
 * The first form of which the device kept answers, for screens that show a form only when there is something to do. Undefined on a server.
 *
 * @param places as those of `useLocalDraftStore`.
 */
export function useFirstWithLocalDraft(places: readonly string[]): string | undefined {
  const { now } = usePortal();
  const customerId = useSession().data?.id;
  const asked = places.join('\n');
  const stores = useMemo(
    () =>
      customerId === undefined
        ? []
        : asked.split('\n').map((place) => ({ place, drafts: localDraftStore(customerId, place, now) })),
    [customerId, asked, now],
  );
  return useSyncExternalStore(
    never,
    () => stores.find(({ drafts }) => drafts.found() !== undefined)?.place,
    () => undefined,
  );
}
