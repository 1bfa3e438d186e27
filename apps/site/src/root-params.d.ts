/** As Next writes it into `.next/types` of the folder `src/app/[locale]`; the bench's page is below no language. */
declare module 'next/root-params' {
  export function locale(): Promise<string | undefined>;
}
