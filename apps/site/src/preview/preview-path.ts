import { storyPath } from '@pomp/cms';
import { isPersonal } from '../navigation/personal-path';
import { previewRoot } from '../navigation/preview-root';

/** What paths begin with that are no stories, besides those of the account. */
const others = ['/api/', `${previewRoot}/`];
const file = /\.\w+$/;

/**
 * The preview of a page of the site; any other address stays as it is.
 *
 * @param personal what the paths of the account begin with.
 */
export function previewHref(href: string, personal: readonly string[]): string {
  const [path = ''] = href.split(/[?#]/);
  const isPage = path.startsWith('/') && !path.startsWith('//') && !isPersonal([...personal, ...others], path) && !file.test(path);
  return isPage ? previewRoot + href : href;
}

export const previewPath = (fullSlug: string): string => previewRoot + storyPath(fullSlug);

/** The page that a path of the preview is about. */
export const publicPath = (path: string): string => (path.startsWith(previewRoot) ? path.slice(previewRoot.length) || '/' : path);
