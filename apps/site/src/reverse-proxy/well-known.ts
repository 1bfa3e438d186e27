import { type ServerResponse } from 'node:http';
import { type Edition, languageOf, pathTo, routesIn } from '@pomp/edition';
import { languageCode } from '@pomp/language';

const names = ['security.txt', 'change-password'] as const;
export type WellKnownName = (typeof names)[number];

const root = '/.well-known/';

/** Which of them a path asks for; undefined for a path that isn't one of those that there are. */
export const wellKnownName = (path: string): WellKnownName | undefined => names.find((name) => path === root + name);

/** Answers for what stands at the same address on any site. */
export type WellKnown = (name: WellKnownName, response: ServerResponse) => void;

interface WellKnownOptions {
  readonly edition: Edition;
  readonly siteUrl: string;
  readonly now: () => Date;
}

export function wellKnown({ edition, siteUrl, now }: WellKnownOptions): WellKnown {
  const passwordPage = pathTo(routesIn(edition, edition.locale), { to: 'personalDetails' });
  return (name, response) => {
    if (name === 'change-password') {
      response.writeHead(302, { location: passwordPage, 'cache-control': 'no-store' }).end();
      return;
    }
    const body = securityText({ edition, siteUrl, now });
    response
      .writeHead(200, {
        'content-type': 'text/plain; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'cache-control': 'public, max-age=86400',
      })
      .end(body);
  };
}

/** Where to tell of a weak spot, as RFC 9116 has it. It has to say until when that counts, and that may not be more than a year: half of one, from the month that it is. */
function securityText({ edition, siteUrl, now }: WellKnownOptions): string {
  const today = now();
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 6, 1));
  const languages = [languageOf(edition), ...edition.locales.map(languageCode)];
  return [
    `Contact: mailto:${edition.seller.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${[...new Set(languages)].join(', ')}`,
    `Canonical: ${siteUrl}${root}security.txt`,
    '',
  ].join('\n');
}
