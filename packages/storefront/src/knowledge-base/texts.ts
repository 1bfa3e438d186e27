/** Texts of the knowledge base. Those of spec 2 are to the letter. */
export const knowledgeBaseTexts = {
  home: 'Home',
  knowledgeBase: 'Kennisbank',
  all: 'Alles',
  categories: 'Onderwerp',
  pages: 'Pagina’s met artikelen',
  empty: 'Er zijn geen artikelen gepubliseerd.',
  count: (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`),
  latest: 'Het nieuwste artikel',
  readingTime: (minutes: number) => (minutes === 1 ? '1 minuut lezen' : `${minutes} minuten lezen`),
  new: 'Nieuw',
  published: 'Gepubliceerd op:',
  readMore: 'lees meer',
  share: 'Deel dit artikel',
  shareOn: (network: string) => `Delen op ${network}`,
  related: 'Gerelateerde artikelen',
  relatedLoading: 'Gerelateerde artikelen laden',
  /** For the log. */
  relatedFailed: 'Failed to fetch related articles',
} as const;
