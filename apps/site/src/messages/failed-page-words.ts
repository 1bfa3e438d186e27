/** Of what takes the place of a page, or of the whole site. Beside the page's own words: no failure may depend on what was made to say them. */
export interface FailureWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** An attribute of the page's body, from where what takes its place has its words. */
export const failureAttribute = 'data-failure';

/** In the browser: those of the page that failed, or undefined where there was none. */
export function wordsOfFailedPage(): FailureWords | undefined {
  const given = typeof document === 'undefined' ? undefined : document.body.getAttribute(failureAttribute);
  return given ? (JSON.parse(given) as FailureWords) : undefined;
}
