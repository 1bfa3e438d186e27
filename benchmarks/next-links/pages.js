import { readFileSync } from 'node:fs';

/** @typedef {{ title: string, styles: string, fonts: string[], theme: string, header: string, main: string, footer: string, links: { href: string, text: string }[] }} Page */

/** What our pages say, by their paths; written by who measures, into the folder in which Next runs. @type {Record<string, Page>} */
export const pages = JSON.parse(readFileSync(/* turbopackIgnore: true */ '.next-pages.json', 'utf8'));
