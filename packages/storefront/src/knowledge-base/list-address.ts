interface Wanted {
  /** 'all' shows every category; left out, it stays as it was. */
  readonly category?: string;
  /** From 1. */
  readonly page: number;
}

/** The address of a part of the list. What else the query holds stays in it; the first page and 'all' need no mention. */
export function listAddress(path: string, search: string, { category, page }: Wanted): string {
  const query = new URLSearchParams(search);
  if (category !== undefined) query.delete('category');
  if (category !== undefined && category !== 'all') query.set('category', category);
  query.delete('page');
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
