import type { Parsed } from '../../fields/define-content.js';

interface Sorted<Props> {
  /** What can be shown, with what it says. */
  readonly good: readonly { readonly item: unknown; readonly props: Props }[];
  /** What is shown beside a list, never in it: a place would be left empty. `renderBlocks` reports it and, in the preview, says why it is missing. */
  readonly bad: readonly unknown[];
}

/** The items of a list that can be shown, apart from those that an editor filled in wrongly. */
export function wellFilled<Props>(
  items: readonly unknown[],
  { parse }: { readonly parse: (content: unknown) => Parsed<Props> },
): Sorted<Props> {
  const parsed = items.map((item) => ({ item, result: parse(item) }));
  return {
    good: parsed.flatMap(({ item, result }) => (result.status === 'valid' ? [{ item, props: result.props }] : [])),
    bad: parsed.flatMap(({ item, result }) => (result.status === 'invalid' ? [item] : [])),
  };
}
