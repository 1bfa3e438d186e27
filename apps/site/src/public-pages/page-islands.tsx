import type { Dictionary } from '@pomp/language';
import { type IslandHostProps, storefrontRoutes } from '@pomp/storefront/islands';
import { editionInPage } from '../edition-in-page';
import { readEnv } from '../env';
import { wordsIn } from '../language/dictionaries';
import { wordsOf } from '../language/words-of';
import { cloneElement, type ReactNode } from 'react';
import type { Site } from '../seo/site-data';
import { propsInPage, propsOfIsland } from './island-props';
import { IslandRoot, type IslandSurroundings } from './island-root';
import { renderHtml } from './render';
import { surroundingsId } from './surroundings-id';

/** What islands are told of the site, but for their words. */
function surroundingsIn({ language: { locale }, routes }: Site): Omit<IslandSurroundings, 'dictionary'> {
  const { backendPublicUrl, hubSpot } = readEnv();
  const edition = editionInPage(locale);
  return {
    locale,
    backendUrl: backendPublicUrl,
    routes: storefrontRoutes(routes),
    ...(hubSpot && { hubSpot }),
    ...(edition && { prices: edition.prices, sellerName: edition.brand.name }),
  };
}

const wordsOfForm = ({ edition, language }: Site): Dictionary =>
  wordsOf(['island:form-dialog'], wordsIn(edition, language.locale).dictionary);

/** What the form over a page is told, which any page may ask for. */
export const formSurroundings = (site: Site, dictionary = wordsOfForm(site)): IslandSurroundings => ({
  ...surroundingsIn(site),
  dictionary,
});

/**
 * Makes each island of a page as a tree of its own, and remembers what the browser needs to take them over.
 *
 * @param around what stands around every part of the page that is no island.
 */
export function pageIslands(site: Site, pathname: string, around: (node: ReactNode) => ReactNode) {
  const surroundings = surroundingsIn(site);
  const { locale } = surroundings;
  const said = new Map<string, Dictionary>();
  let count = 0;

  async function Host({ name, props, children }: IslandHostProps) {
    const prefix = `${name}-${(count += 1)}`;
    const dictionary = said.get(name) ?? wordsOf([`island:${name}`], wordsIn(site.edition, locale).dictionary);
    said.set(name, dictionary);
    const inPage = await propsInPage(props, (node) => renderHtml(around(node)));
    const __html = await renderHtml(
      <IslandRoot of={{ ...surroundings, dictionary }} pathname={pathname}>
        {cloneElement(children, propsOfIsland(inPage))}
      </IslandRoot>,
      { identifierPrefix: prefix },
    );
    return (
      <div
        data-island={name}
        data-prefix={prefix}
        data-props={JSON.stringify(inPage)}
        style={{ display: 'contents' }}
        dangerouslySetInnerHTML={{ __html }}
      />
    );
  }

  return {
    Host,
    /** For the end of the page; empty where there is no island. */
    script(): string {
      if (said.size === 0) return '';
      const dictionary = Object.assign({}, ...said.values()) as Dictionary;
      const json = JSON.stringify({ ...surroundings, dictionary } satisfies IslandSurroundings);
      return `<script type="application/json" id="${surroundingsId}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
    },
  };
}
