import { contrastShortfalls, pomp, type Theme } from '@pomp/design-system/brands';

/** What a portal is made by. */
export interface Choices {
  /** As the seller is called: 'Zonnewarmte'. */
  readonly brand: string;
  /** Of buttons and menus, as `#rrggbb`; Pomp's colours without it. */
  readonly color?: string | undefined;
  /** In which language its customers are spoken to. */
  readonly language: 'nl' | 'en';
  /** What it is built with. */
  readonly router: 'next' | 'vite';
  /** Where the API is: `https://api.seller.nl`. */
  readonly api: string;
}

/** What was given as a choice and isn't one, in a sentence for whoever gave it. */
export class NoChoice extends Error {
  override readonly name = 'NoChoice';
}

/** What is wrong with the answer to one question; undefined when nothing is. */
export const refusals: { readonly [Name in keyof Choices]-?: (given: string) => string | undefined } = {
  brand: (given) => (idOf(given) === '' ? 'A brand has a name with letters in it.' : undefined),
  color: (given) => {
    if (!/^#[0-9a-f]{6}$/i.test(given)) return 'A colour is written as #rrggbb, such as #1F5B4A.';
    const [worst] = contrastShortfalls({ color: { ...pomp.theme.color, ...colorsFrom(given) } });
    return (
      worst && `Too light: ${worst.front} on ${worst.back} has a contrast of ${worst.ratio.toFixed(1)}, and needs ${worst.needed}.`
    );
  },
  language: (given) => (['nl', 'en'].includes(given) ? undefined : 'A language is nl or en.'),
  router: (given) => (['next', 'vite'].includes(given) ? undefined : 'A router is next or vite.'),
  api: (given) =>
    URL.canParse(given) && /^https?:/.test(given) ? undefined : 'An API has an address, such as https://api.seller.nl.',
};

/** Throws `NoChoice` where one of these can't be; what isn't there yet can. */
export function refuse(choices: Partial<Choices>): void {
  for (const [name, refusal] of Object.entries(refusals)) {
    const given = choices[name as keyof Choices];
    const refused = given === undefined ? undefined : refusal(given);
    if (refused) throw new NoChoice(refused);
  }
}

/** Lower case, for folders, packages and `data-` attributes; empty where a name has no letters. */
export const idOf = (brand: string): string =>
  brand
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '');

type Colors = Partial<Theme['color']>;

/** The colours of a theme that follow from the brand's own. */
export const colorsFrom = (color: string): Colors => ({
  brand: color,
  brandSoft: mixed(color, '#FFFFFF', 0.92),
  action: color,
  actionHover: mixed(color, '#000000', 0.2),
  actionSoft: mixed(color, '#FFFFFF', 0.92),
});

/** A colour with a share of another in it. */
function mixed(color: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [own = 0, others = 0] = [color, other].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    return Math.round(own * (1 - share) + others * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
