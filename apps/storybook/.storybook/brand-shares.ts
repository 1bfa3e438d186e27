import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is made of components that have stories in every brand, and mails, whose brand is an argument. */
const spread = ['portal', 'storefront', 'cms', 'correspondence'];

/** Their stories, from the folder of this app as Vitest names them. */
const stories = spread.flatMap((name) =>
  readdirSync(join(import.meta.dirname, '../../../packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => join('../../packages', name, 'src', path)),
);

const shareOf = (path: string, shares: number) => (createHash('sha1').update(path).digest()[0] ?? 0) % shares;

/**
 * The brands with the stories that each leaves to another. What a brand can break, a colour or a width, breaks in a component, and those are
 * tested in every brand; screens take half of the time in each, so a screen is tested in one, the same every time.
 */
export const brandShares = (brands: readonly string[]) =>
  brands.map((brand, share) => ({ brand, leaves: stories.filter((path) => shareOf(path, brands.length) !== share) }));
