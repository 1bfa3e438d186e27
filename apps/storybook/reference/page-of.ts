/** As Storybook makes the id of a page from its title. */
const pageId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Where a page of documentation is, by its title: 'Velden/Getal'; at a place on it, by an id. */
export const pageOf = (title: string, at?: string): string =>
  `?path=/docs/${pageId(title)}--docs${at === undefined ? '' : `#${at}`}`;

export const callsPage = 'Naslag/Aanroepen';
export const packagePage = (folder: string): string => `Naslag/${folder}`;
