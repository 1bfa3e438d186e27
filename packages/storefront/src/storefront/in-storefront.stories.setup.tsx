import { dutchRoutes } from '@pomp/edition';
import { storefrontRoutes } from './storefront-routes.js';
import type { Wait } from '@pomp/api-client';
import { handlersFor } from '@pomp/api-client/testing';
import { NavigationProvider } from '@pomp/design-system';
import type { Decorator, Parameters as StoryParameters } from '@storybook/react-vite';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { fn, waitFor } from 'storybook/test';
import type { HubSpotSettings } from './hubspot-settings.js';
import { StorefrontProvider } from '../provider/storefront-provider.js';

/** Where a form led to; stories look at it instead of leaving. */
export const visited = { push: fn(), reload: fn(), prefetch: fn() };
/** What went wrong without concerning the visitor. */
export const logged = fn();

/** Parameters for a backend that answers otherwise than the contract's examples. */
export const answering = (overrides: Parameters<typeof handlersFor>[0] = {}) => ({ msw: { handlers: handlersFor(overrides) } });

/** What waits until a story lets the time pass. */
const waiting = new Map<number, () => void>();
const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    waiting.set(milliseconds, resolve);
    signal?.addEventListener('abort', () => {
      if (waiting.get(milliseconds) === resolve) waiting.delete(milliseconds);
      resolve();
    });
  });
/** Lets so many milliseconds pass for what waits for exactly those, as soon as something does. */
export const pass = (milliseconds: number) =>
  waitFor(() => {
    const end = waiting.get(milliseconds);
    if (!end) throw new Error(`Nothing waits for ${milliseconds} ms.`);
    waiting.delete(milliseconds);
    end();
  });

const today = (parameters: StoryParameters) => () =>
  (parameters['today'] as `${number}-${number}-${number}` | undefined) ?? '2026-11-21';
/** Long enough for people to fill in a form. */
const sinceOpened = () => 60_000;

/** As on a page of the site. */
export const inStorefront: Decorator = (Story, { parameters }) => (
  <NavigationProvider {...visited} pathname={(parameters['pathname'] as string | undefined) ?? '/'}>
    <InStorefront parameters={parameters}>
      <StaysHere>
        <Story />
      </StaysHere>
    </InStorefront>
  </NavigationProvider>
);

function InStorefront({ parameters, children }: { readonly parameters: StoryParameters; readonly children: ReactNode }) {
  return (
    <StorefrontProvider
      routes={storefrontRoutes(dutchRoutes)}
      backendUrl=""
      today={today(parameters)}
      sinceOpened={sinceOpened}
      log={useLogOfStory()}
      wait={wait}
      hubSpot={parameters['hubSpot'] as HubSpotSettings | undefined}
    >
      {children}
    </StorefrontProvider>
  );
}

/** A call that no story answers ends after a minute: by then another story looks at what is logged. */
function useLogOfStory(): (message: string) => void {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return useCallback((message) => isShown.current && logged(message), []);
}

/** What has no React leaves by the browser itself; a story stays, and tells where it would have gone. */
function StaysHere({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const stay = (event: NavigateEvent) => {
      if (event.destination.sameDocument || event.navigationType === 'reload') return;
      event.preventDefault();
      const { pathname, search } = new URL(event.destination.url);
      visited.push(`${pathname}${search}`);
    };
    window.navigation.addEventListener('navigate', stay);
    return () => window.navigation.removeEventListener('navigate', stay);
  }, []);
  return children;
}

export const clearVisits = () => {
  for (const spy of [...Object.values(visited), logged]) spy.mockClear();
  waiting.clear();
};
