interface Wanted {
  /** 'all' shows every category. */
  readonly category: string;
  /** From 1. */
  readonly page: number;
}

/** The address of a part of the list; the first page and 'all' need no mention. */
export function listAddress(path: string, { category, page }: Wanted): string {
  const query = new URLSearchParams({
    ...(category !== 'all' && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}
