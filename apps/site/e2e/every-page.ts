/** Other kinds of pages that anyone can see: parts of a list, what isn't there, a result, and the way into the account. */
const notInSitemap = [
  '/kennisbank/?category=kosten',
  '/kennisbank/?category=onzin',
  '/bestaat-niet/',
  '/bestaat-niet.html',
  '/besparing-resultaat/',
  '/auth/onzin/',
  '/auth/login/',
  '/en/auth/login/',
  '/auth/wachtwoord-vergeten/',
  '/auth/wachtwoord-instellen/?token=onbekend',
  '/auth/email-bevestigen/?token=onbekend',
  '/foto/?token=onbekend',
  '/oplevering/?token=onbekend',
  '/samen-invullen/?token=onbekend',
  '/controle/?token=onbekend',
];

/** A page that anyone can see, as it is answered. */
export interface Seen {
  readonly path: string;
  readonly html: string;
}

/** Every page that the sitemap names, and the other kinds that there are. */
export async function everyPage(
  get: (path: string) => Promise<string>,
): Promise<{ sitemap: string; pages: readonly Seen[]; others: readonly Seen[] }> {
  const see = async (path: string): Promise<Seen> => ({ path, html: await get(path) });
  const sitemap = await get('/sitemap.xml');
  const pages: Seen[] = [];
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) pages.push(await see(new URL(address).pathname));
  return { sitemap, pages, others: await Promise.all(notInSitemap.map(see)) };
}
