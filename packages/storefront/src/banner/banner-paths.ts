/** Where people are busy with something of their own. */
const quietPlaces = ['/account', '/auth', '/reservering-succes'];

/** Whether the banner may be seen on a page; everywhere that it may, its place at the top is kept free. */
export function bannerMayShow(pathname: string): boolean {
  return !quietPlaces.some((place) => pathname === place || pathname.startsWith(`${place}/`));
}
