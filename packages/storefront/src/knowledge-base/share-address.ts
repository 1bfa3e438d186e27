/** As the spec says: an assertion that fails where a developer puts the buttons on a page that has no address. */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';
}

export interface SharedPage {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
}

interface Network {
  readonly name: string;
  /** Size of the pop-up, in px (spec 2 §9). */
  readonly size: { readonly width: number; readonly height: number };
  readonly address: (page: SharedPage) => string;
}

const asking = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query).toString()}`;

export const networks = {
  facebook: {
    name: 'Facebook',
    size: { width: 550, height: 400 },
    address: ({ url, title }) => asking('https://www.facebook.com/sharer/sharer.php', { u: url, quote: title }),
  },
  x: {
    name: 'X',
    size: { width: 550, height: 400 },
    address: ({ url, title }) => asking('https://x.com/intent/post', { url, text: title }),
  },
  linkedin: {
    name: 'LinkedIn',
    size: { width: 750, height: 600 },
    address: ({ url, title }) => asking('https://www.linkedin.com/shareArticle', { mini: 'true', url, title }),
  },
} as const satisfies Record<string, Network>;

export type NetworkName = keyof typeof networks;

/** What opens a pop-up in which someone shares the page. Throws an `AssertionError` without an address to share. */
export function sharePopUp(network: NetworkName, page: SharedPage): { address: string; features: string } {
  if (!page.url) throw new AssertionError('There is no URL to share');
  const { address, size } = networks[network];
  return { address: address(page), features: `popup,width=${size.width},height=${size.height},noopener` };
}
