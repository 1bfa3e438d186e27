/** What articles are about; the value stands in addresses. */
export const categoryNames = ['werking', 'kosten', 'isolatie', 'installatie', 'nieuws'] as const;

export type ArticleCategory = (typeof categoryNames)[number];

/** The same as editors choose it; visitors read `articleCategoryTexts`. */
export const articleCategories = {
  werking: 'Zo werkt het',
  kosten: 'Kosten en subsidie',
  isolatie: 'Isolatie en ventilatie',
  installatie: 'Installatie en gebruik',
  nieuws: 'Nieuws',
} as const satisfies Record<ArticleCategory, string>;

/** Stands in the address that all categories which aren't ours are led to, so that these are one page and not one for each name that anyone thinks of. */
export const unknownCategory = 'onbekend';

/** Whether a name, such as one from an address, is a category of articles. */
export const isArticleCategory = (name: string): name is ArticleCategory => categoryNames.some((category) => category === name);
