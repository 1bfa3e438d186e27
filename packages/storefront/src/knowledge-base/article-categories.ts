/** What articles are about; the value stands in addresses. */
export const articleCategories = {
  werking: 'Zo werkt het',
  kosten: 'Kosten en subsidie',
  isolatie: 'Isolatie en ventilatie',
  installatie: 'Installatie en gebruik',
  nieuws: 'Nieuws',
} as const;

export type ArticleCategory = keyof typeof articleCategories;

export const categoryNames = Object.keys(articleCategories) as readonly string[] as readonly [
  ArticleCategory,
  ...ArticleCategory[],
];

/** Whether a name, such as one from an address, is a category of articles. */
export const isArticleCategory = (name: string): name is ArticleCategory => Object.hasOwn(articleCategories, name);
