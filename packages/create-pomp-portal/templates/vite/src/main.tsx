import '@pomp/design-system/styles.css';
import type { LinkComponentProps } from '@pomp/design-system';
import type { Dictionary } from '@pomp/language';
import { StrictMode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, useLocation, useSearch } from 'wouter';
import { Portal } from './portal.tsx';

/** Both from `vite.config.ts`. */
declare const DICTIONARY: Dictionary;
declare const BACKEND_URL: string;

const toTop = () => window.scrollTo(0, 0);

/** A link to another screen, which begins at its top. */
function ScreenLink({ onClick, ...props }: LinkComponentProps) {
  return (
    <Link
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) toTop();
      }}
    />
  );
}

function VitePortal() {
  const [pathname, navigate] = useLocation();
  const query = useSearch();
  const search = useMemo(() => new URLSearchParams(query), [query]);
  const navigation = useMemo(
    () => ({
      LinkComponent: ScreenLink,
      push: (href: string, options?: { scroll: 'keep' }) => {
        navigate(href);
        if (options?.scroll !== 'keep') toTop();
      },
      replace: (href: string) => navigate(href, { replace: true }),
    }),
    [navigate],
  );
  return <Portal navigation={navigation} pathname={pathname} search={search} dictionary={DICTIONARY} backendUrl={BACKEND_URL} />;
}

const element = document.getElementById('portal');
if (!element) throw new Error('index.html has no element with the id "portal".');
createRoot(element).render(
  <StrictMode>
    <VitePortal />
  </StrictMode>,
);
