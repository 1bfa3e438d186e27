import { storyPath } from '@pomp/cms';

/** Where editors see drafts: below it, every page has its own path. */
export const previewRoot = '/voorvertoning';

/** Paths of the site that are no stories. */
const others = /^\/(?:account|auth|api|controle|foto|voorvertoning)(?:\/|$)/;
const file = /\.\w+$/;

/** The preview of a page of the site; any other address stays as it is. */
export function previewHref(href: string): string {
  const [path = ''] = href.split(/[?#]/);
  const isPage = path.startsWith('/') && !path.startsWith('//') && !others.test(path) && !file.test(path);
  return isPage ? previewRoot + href : href;
}

export const previewPath = (fullSlug: string): string => previewRoot + storyPath(fullSlug);

/** The page that a path of the preview is about. */
export const publicPath = (path: string): string => (path.startsWith(previewRoot) ? path.slice(previewRoot.length) || '/' : path);
