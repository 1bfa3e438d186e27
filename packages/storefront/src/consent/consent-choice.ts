/** What the site needs someone's permission for, besides what it can't do without. */
export type ConsentPurpose = 'functional' | 'marketing';

/** What someone chose; nothing yet is undefined. */
export type ConsentChoice = 'accepted' | 'refused';

const name = 'pomp_consent';

/** Six months: after that it is asked again. */
const maxAge = 6 * 30 * 24 * 60 * 60;

/** @param cookies as `document.cookie` has them */
export function readChoice(cookies: string): ConsentChoice | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value === 'accepted' || value === 'refused' ? value : undefined;
}

/** @returns what to give `document.cookie` */
export function choiceCookie(choice: ConsentChoice, { https }: { https: boolean }): string {
  return `${name}=${choice}; Max-Age=${maxAge}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`;
}
