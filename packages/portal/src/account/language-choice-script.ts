import { keepLocaleSource } from '@pomp/api-client';

/**
 * An inline script for the page's head: keeps in the account the language that a customer who is logged in chooses in the header (`LanguageSwitch`), so that mails come in it. The link leads there
 * itself, also before the page's other scripts are there; where its page is one that everybody gets, with what this visitor's address asks of it: a token, or a search. That of the moment: what is
 * searched while someone types changes it after the page was served.
 */
export const languageChoiceScript = `addEventListener("click",e=>{let a=e.target.closest("a[data-locale]");if(a){a.search=location.search;${keepLocaleSource('a.dataset.locale')}}},!0)`;
