export const nl = {
  subject: '{title} van {seller}',
} as const;
