/** What an `AccountLink` takes along. */
export interface AccountLinkData {
  readonly login: string;
  readonly account: string;
  readonly signIn: string;
  /** With `{}` for the name. */
  readonly accountOf: string;
}

/** Lets an `AccountLink` say who is signed in; `null` is nobody. */
export function showInAccountLink(link: HTMLElement, firstName: string | null): void {
  const { login, account, signIn, accountOf } = JSON.parse(link.dataset.accountLink!) as AccountLinkData;
  link.setAttribute('href', firstName ? account : login);
  const name = link.querySelector('span');
  if (name) name.textContent = firstName ?? signIn;
  if (firstName)
    link.setAttribute(
      'aria-label',
      accountOf.replace('{}', () => firstName),
    );
  else link.removeAttribute('aria-label');
}
