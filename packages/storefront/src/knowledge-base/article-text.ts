import { type RichTextHeading, richTextHeadings, wordsIn } from '@pomp/cms';

/** Words that someone reads in a minute who wants to understand what it says. */
const wordsAMinute = 200;

/** How many minutes a text takes, counted; none is shorter than one. */
export const readingMinutes = (body: readonly unknown[]): number => Math.max(1, Math.round(wordsIn(body).length / wordsAMinute));

interface TextBlock {
  readonly component?: unknown;
  readonly title?: unknown;
  readonly text?: unknown;
}

/** The headings of a text, as its contents list them: those of texts that have no title of their own, which would stand above them. */
export const contentsOf = (body: readonly unknown[]): readonly RichTextHeading[] =>
  (body as readonly TextBlock[]).flatMap(({ component, title, text }) =>
    component === 'text_section' && !title ? richTextHeadings(text) : [],
  );
