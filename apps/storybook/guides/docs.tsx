import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const guidePage = () => import('./guide-page.js');

// Fetched when someone reads a page: the stories and their tests start without Storybook's documentation blocks. The page comes along with
// what stands around it, which makes the table of contents right after it is shown itself.
const LazyContainer = lazy(async () => {
  const [{ BrandedDocs }] = await Promise.all([import('./branded-docs.js'), guidePage()]);
  return { default: BrandedDocs };
});
const LazyPage = lazy(async () => ({ default: (await guidePage()).GuidePage }));

export const container = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);

export const page = () => (
  <Suspense>
    <LazyPage />
  </Suspense>
);
