import {
  createApiClient,
  createQueryClient,
  sessionHintCookie,
  sessionKey,
  storeRedirect,
  takeRedirect,
  type ApiClient,
} from '@pomp/api-client';
import { exampleAnswer, failure, handlersFor, success } from '@pomp/api-client/testing';
import { LeaveGuardProvider, NavigationProvider, type LinkComponentProps } from '@pomp/design-system';
import type { Customer } from '@pomp/domain';
import { deleteDeviceFiles } from '@pomp/forms';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { AccountFrame } from '../account/account-frame.js';
import { takeHouseNotice } from '../houses/house-notice.js';
import type { UploadClient } from '../uploads/upload-client.js';
import { PortalProvider, type PortalEdition } from './portal-provider.js';

/** Where a screen led to; stories look at it instead of leaving. */
export const visited = { push: fn(), prefetch: fn(), replace: fn(), refresh: fn(), back: fn(), reload: fn() };
/** The question about unsaved changes; a story may answer it otherwise. */
export const askToLeave = fn((_question: string) => true);

/** The client of a portal whose API is at another origin. */
export const elsewhere = createApiClient({ baseUrl: 'https://api.seller.example', credentials: 'include', locale: 'nl-NL' });

/** A seller who speaks two languages, its own first. */
export const twoLanguages: PortalEdition = { locale: 'nl-NL', locales: ['nl-NL', 'en-GB'] };

/** A whole screen; on its page in a frame, so that each story has answers of its own. */
export const wholeScreen = { layout: 'fullscreen', docs: { story: { inline: false, height: '52rem' } } } as const;

const knowsNoHouse = {
  getHouseSuggestions: success({ suggestions: [] }),
  getHousePicture: failure(404, { message: 'Niet gevonden.', code: 'notFound' }),
};

/** Parameters for a server that answers otherwise than the contract's examples. It knows nothing of a house that nobody told it. */
export const answering = (overrides: Parameters<typeof handlersFor>[0]) => ({
  msw: { handlers: handlersFor({ ...knowsNoHouse, ...overrides }) },
});

export const marieke: Customer = exampleAnswer('session').user;

const today = () => '2026-11-21' as const;

const bookingPages = { pompAo: 'https://booking.example/pomp-ao/', pompT: 'https://booking.example/pomp-t/' };

/** The device's clock; a story may turn it on. */
export const clock = { ahead: 0 };
const now = () => new Date(performance.timeOrigin + performance.now() + clock.ahead);

interface PortalParameters {
  /** The customer in the cache; undefined: not asked yet. */
  customer?: Customer | null;
  pathname?: string;
  /** When answers are saved by themselves; not in a story that isn't about it. */
  keepAfter?: number;
  /** Whose portal it is: one in Dutch only unless given. */
  edition?: PortalEdition;
  /** The calls; those of the page's own origin unless given. */
  client?: ApiClient;
}

interface StoryPortalProps extends PortalParameters {
  readonly uploadClient?: UploadClient | undefined;
  readonly children: ReactNode;
}

function StoryLink({ href, children, ...anchor }: LinkComponentProps) {
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        anchor.onClick?.(event);
        if (!event.defaultPrevented) visited.push(href);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

function StoryPortal({ customer, pathname, edition, client, keepAfter = 3_600_000, uploadClient, children }: StoryPortalProps) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    if (customer !== undefined) client.setQueryData(sessionKey, customer);
    return client;
  });
  return (
    <NavigationProvider LinkComponent={StoryLink} pathname={pathname} {...visited}>
      <LeaveGuardProvider ask={askToLeave}>
        <PortalProvider
          today={today}
          now={now}
          keepAfter={keepAfter}
          edition={edition}
          bookingPages={bookingPages}
          queryClient={queryClient}
          {...(client && { client })}
          {...(uploadClient && { uploadClient })}
        >
          {children}
        </PortalProvider>
      </LeaveGuardProvider>
    </NavigationProvider>
  );
}

/** A screen on its own, with a cache and a router of its own. */
export const inPortal: Decorator = (Story, { parameters }) => (
  <StoryPortal
    {...(parameters.portal as PortalParameters | undefined)}
    uploadClient={parameters.uploadClient as UploadClient | undefined}
  >
    <Story />
  </StoryPortal>
);

/** A screen of a logged-in customer, with the account's menu. */
export const inAccount: Decorator = (Story, { parameters }) => (
  <StoryPortal
    customer={marieke}
    {...(parameters.portal as PortalParameters | undefined)}
    uploadClient={parameters.uploadClient as UploadClient | undefined}
  >
    <AccountFrame>
      <Story />
    </AccountFrame>
  </StoryPortal>
);

/** For `beforeEach`: a browser in which nobody is logged in, and no page was asked for. */
export function visitor() {
  document.cookie = `${sessionHintCookie}=; Max-Age=0; Path=/`;
  takeRedirect('nothing');
  takeHouseNotice();
  sessionStorage.clear();
  localStorage.clear();
  void deleteDeviceFiles(marieke.id);
  clock.ahead = 0;
}

/** For `beforeEach`: a device without reception, which the browser knows. What answers none the less has to be said by the story's server. */
export const withoutReception = (before: () => unknown) => () => {
  before();
  window.dispatchEvent(new Event('offline'));
  return () => {
    window.dispatchEvent(new Event('online'));
    visitor();
  };
};

/** For `beforeEach`: the browser's side of a session. */
export function signedIn() {
  visitor();
  document.cookie = `${sessionHintCookie}=1; Path=/`;
  return visitor;
}

/** For `beforeEach`: a visitor who was sent to the login from this page. */
export const askedFor = (path: string) => () => {
  visitor();
  storeRedirect(path);
  return visitor;
};
