import { createHash } from 'node:crypto';
import type { Dictionary } from '@pomp/language';
import type { Site } from '../seo/site-data';
import { formSurroundings } from './page-islands';
import { speculationRules } from './speculation-rules';

/** A file that the build doesn't write, since it tells of the site's settings. Browsers keep it for a year, so its name changes with what is in it. */
export interface MadeFile {
  readonly name: string;
  readonly text: string;
}

const madeFile = (name: string, type: string, text: string): MadeFile => ({
  name: `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${type}`,
  text,
});

/** What a file is called whatever is in it. */
export const unhashed = (name: string): string => name.replace(/-[\da-f]{16}(?=\.\w+$)/, '');

/** What the form that is asked for over a page is told, in the site's language. */
export const formsFile = (site: Site, dictionary?: Dictionary): MadeFile =>
  madeFile(`forms-${site.language.locale}`, 'json', JSON.stringify(formSurroundings(site, dictionary)));

/** Where browsers that make the next page ahead find which those may be. */
export const speculationRulesFile = (): MadeFile => madeFile('pages', 'speculationrules', speculationRules());
