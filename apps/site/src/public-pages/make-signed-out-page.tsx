import type { SiteSettings } from '@pomp/cms';
import { dutchRoutes, languagePrefix, routesIn } from '@pomp/edition';
import { translateAddresses } from '@pomp/edition/addresses';
import { titleTexts } from '@pomp/portal/titles';
import { accountManifest } from '../brand/account-manifest';
import { portalInPage } from '../edition-in-page';
import { readEnv } from '../env';
import type { PersonalPage } from '../reverse-proxy/page-addresses';
import { signedOutScreens } from '../signed-out/screens';
import type { PageAssets } from './assets';
import { documentOf } from './make-page';
import { SignedOutPage } from './public-page';
import { siteIn } from './site-of-page';

/** A page for whoever is not logged in, made for this visitor; undefined where there is none. */
export async function makeSignedOutPage(
  { locale, shownAt, standsAt }: PersonalPage,
  { settings, assets }: { settings: SiteSettings; assets: PageAssets },
): Promise<string | undefined> {
  const [path = '', search = ''] = standsAt.split(/\?(.*)/s);
  const screen = Object.hasOwn(signedOutScreens, path) ? signedOutScreens[path] : undefined;
  if (!screen) return undefined;
  const site = siteIn(locale);
  const { edition, language } = site;
  const query = new URLSearchParams(search);
  // Given twice it has none, since nobody can say which was meant.
  const queryValue = (name: string) => (query.getAll(name).length === 1 ? (query.get(name) ?? undefined) : undefined);
  const portal = { edition: portalInPage(locale), backendUrl: readEnv().backendPublicUrl };
  const languages = edition.locales
    .filter((other) => other !== locale)
    .map((other) => ({
      locale: other,
      href: translateAddresses(dutchRoutes, routesIn(edition, other)).translate(standsAt) ?? `${languagePrefix(edition, other)}/`,
    }));
  const [pathname = '/'] = shownAt.split('?', 1);
  return documentOf({ site, settings, assets, pathname, languages }, (frame) => (
    <SignedOutPage {...frame} title={language.texts(titleTexts)[screen.title]}>
      {/* React puts it into the head: logging in is part of the app. */}
      <link rel="manifest" href={accountManifest} />
      {screen.show(portal, queryValue)}
    </SignedOutPage>
  ));
}
