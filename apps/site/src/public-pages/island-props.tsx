import { createElement, isValidElement, type ReactNode } from 'react';

/** What an island is given travels in the page as JSON; markup among it as HTML, which stays as the server made it. */
interface Markup {
  readonly html: string;
}

const isMarkup = (value: unknown): value is Markup =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'html' && 'html' in value;

const isElement = (value: unknown): value is ReactNode => isValidElement(value) || (Array.isArray(value) && value.some(isElement));

/** Props as they travel. */
export async function propsInPage(props: object, renderMarkup: (node: ReactNode) => Promise<string>): Promise<object> {
  const entries = Object.entries(props).map(async ([name, value]: [string, unknown]) => [
    name,
    isElement(value) ? ({ html: await renderMarkup(value) } satisfies Markup) : value,
  ]);
  return Object.fromEntries(await Promise.all(entries)) as object;
}

/** Props as the island gets them, on the server and in the browser. */
export const propsOfIsland = (inPage: object): object =>
  Object.fromEntries(
    Object.entries(inPage).map(([name, value]: [string, unknown]) => [name, isMarkup(value) ? <GivenMarkup of={value} /> : value]),
  );

/** An element that means nothing, so that it may stand in a heading as well as around a card. */
const GivenMarkup = ({ of: { html } }: { of: Markup }) =>
  createElement('pomp-markup', { style: { display: 'contents' }, dangerouslySetInnerHTML: { __html: html } });
