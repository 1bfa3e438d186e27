import { slugOfPath, storyPath } from '@pomp/cms';
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

/**
 * The preview that an editor's space asks for; undefined where no page can be. The slug stands below the language already where the space puts it there, as Storyblok does.
 *
 * @param language the one that the editor is in, by its code in the space; undefined for the space's own.
 */
export function previewAsked(slug: string, language: string | undefined): string | undefined {
  const segments = slug.split('/').filter(Boolean);
  const below = language !== undefined && segments[0] === language ? segments.slice(1) : segments;
  const own = slugOfPath(below[0] === 'home' ? below.slice(1) : below);
  return own && previewRoot + storyPath(language === undefined ? own : `${language}/${own}`);
}

/** Where an editor is told that what they opened has no page of its own, such as the settings of the site. */
export const previewWithoutPage = `${previewRoot}/settings/`;

/** The page that a path of the preview is about. */
export const publicPath = (path: string): string => (path.startsWith(previewRoot) ? path.slice(previewRoot.length) || '/' : path);
