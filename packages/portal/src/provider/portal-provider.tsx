'use client';

import { ApiProvider, createApiClient, createQueryClient, useApi, type ApiClient } from '@pomp/api-client';
import type { BookingPage, CalendarDate } from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useToLogin } from '../portal/use-to-login.js';
import { dutchRoutes, type EditionInPage } from '@pomp/edition';
import { lazyUploadClient } from '../uploads/lazy-upload-client.js';
import type { UploadClient } from '../uploads/upload-client.js';
import { UploadRegistryProvider } from '../uploads/upload-registry.js';
import type { OfflineWorker } from '../portal/offline-worker.js';
import { createRedirectLock } from '../portal/redirect-lock.js';
import { PortalContext, usePortal } from '../portal/portal-context.js';

/** What the portal needs of an edition. A page in another language is at the same path, below that one's code (`pathIn`). */
export type PortalEdition = Pick<EditionInPage, 'locale' | 'locales'> & Partial<Pick<EditionInPage, 'routes'>>;

/** Props of `PortalProvider`. */
export interface PortalProviderProps {
  /** The day it is for the customer; decides, for example, which years can be chosen. */
  readonly today: () => CalendarDate;
  /** The moment it is on this device: dates what is kept on it, and counts what is left of the session. */
  readonly now: () => Date;
  /** How long after an answer it is saved by itself, in milliseconds; a second unless given. */
  readonly keepAfter?: number | undefined;
  /** Whose portal it is: says where its pages are, Pomp's unless given, and which languages a customer can choose, none unless given. */
  readonly edition?: PortalEdition | undefined;
  /** Addresses of the pages where an inspection is planned, someone else's mostly. Without them the portal doesn't offer planning. */
  readonly bookingPages?: Readonly<Record<BookingPage, string>> | undefined;
  /** The calls; those of the page's own origin unless given. */
  readonly client?: ApiClient;
  /** The cache of answers; one of its own unless given. */
  readonly queryClient?: QueryClient;
  /** Where browsers find the backend: photos and videos go there directly. The page's own origin unless given. */
  readonly backendUrl?: string;
  /** Lets the account open without reception: the address of `accountWorkerScript` and the paths it is for. Without it the portal needs a connection. */
  readonly offlineWorker?: OfflineWorker | undefined;
  /** Sends photos and videos; to `backendUrl` unless given. */
  readonly uploadClient?: UploadClient;
  readonly children: ReactNode;
}

/**
 * Around all screens of the portal. Speaks the language of the `LanguageProvider` around it, reads the host's router from the design
 * system's `NavigationProvider` and asks about unsaved changes through its `LeaveGuardProvider`, so put those outside.
 */
export function PortalProvider({
  today,
  now,
  keepAfter = 1_000,
  edition,
  bookingPages,
  client,
  queryClient,
  backendUrl = '',
  offlineWorker,
  uploadClient,
  children,
}: PortalProviderProps) {
  const routes = edition?.routes ?? dutchRoutes;
  const { locale } = useLanguage();
  const languages = useMemo(() => edition ?? { locale, locales: [locale] }, [edition, locale]);
  const [redirectLock] = useState(createRedirectLock);
  // A host may write it inline, as another function at each render: what keeps an answer by it would start anew.
  const clock = useRef(now);
  useEffect(() => {
    clock.current = now;
  });
  const steadyNow = useCallback(() => clock.current(), []);
  const portal = useMemo(
    () => ({ today, now: steadyNow, keepAfter, routes, languages, bookingPages, backendUrl, offlineWorker, redirectLock }),
    [today, steadyNow, keepAfter, routes, languages, bookingPages, backendUrl, offlineWorker, redirectLock],
  );
  return (
    <PortalContext value={portal}>
      <PortalApi client={client} queryClient={queryClient}>
        <PortalUploads uploadClient={uploadClient}>{children}</PortalUploads>
      </PortalApi>
    </PortalContext>
  );
}

interface PortalApiProps {
  readonly client: ApiClient | undefined;
  readonly queryClient: QueryClient | undefined;
  readonly children: ReactNode;
}

function PortalApi({ client, queryClient, children }: PortalApiProps) {
  const { locale } = useLanguage();
  const ownClient = useMemo(() => createApiClient({ locale }), [locale]);
  const [ownQueryClient] = useState(() => queryClient ?? createQueryClient());
  const toLogin = useToLogin();
  const { now } = usePortal();
  return (
    <ApiProvider client={client ?? ownClient} queryClient={queryClient ?? ownQueryClient} onSessionLost={toLogin} now={now}>
      {children}
    </ApiProvider>
  );
}

interface PortalUploadsProps {
  readonly uploadClient: UploadClient | undefined;
  readonly children: ReactNode;
}

function PortalUploads({ uploadClient, children }: PortalUploadsProps) {
  const { backendUrl } = usePortal();
  const api = useApi();
  const language = useLanguage();
  const [ownClient] = useState(() =>
    lazyUploadClient(async () => {
      const { createUploadClient } = await import('@pomp/api-client/uploads');
      return createUploadClient({
        backendUrl,
        locale: language.locale,
        askToken: async () => (await api.call('postUploadToken')).uploadToken,
      });
    }, language),
  );
  return <UploadRegistryProvider client={uploadClient ?? ownClient}>{children}</UploadRegistryProvider>;
}
