export interface SearchProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** One value of the page's query; given twice it has none, since nobody can say which was meant. */
export async function searchValue({ searchParams }: SearchProps, name: string): Promise<string | undefined> {
  const value = (await searchParams)[name];
  return typeof value === 'string' ? value : undefined;
}
