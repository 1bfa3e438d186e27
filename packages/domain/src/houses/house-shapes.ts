/** What kinds of homes there are to draw, by what a register or a customer calls them; of other kinds nobody knows what they look like. */
export const houseShapes = {
  appartement: 'apartment',
  tussenwoning: 'row',
  hoekwoning: 'corner',
  '2onder1kap': 'semi',
  vrijstaand: 'detached',
} as const;

/** How a home of this kind is drawn. */
export const houseShapeOf = (type: string | undefined): (typeof houseShapes)[keyof typeof houseShapes] | undefined =>
  type !== undefined && Object.hasOwn(houseShapes, type) ? houseShapes[type as keyof typeof houseShapes] : undefined;
