import MarkdownIt from 'markdown-it';

/**
 * A block of TypeScript in a text. `source` has it on the lines on which it stands in the text, so that what a compiler says of a line
 * holds for the text; all other lines are empty.
 * @typedef {{ line: number, language: 'ts' | 'tsx', source: string }} Snippet
 */

const opening = '<!-- the snippet follows\n';
const closing = '<!-- the snippet precedes\n';
const markdown = new MarkdownIt({ html: true });

/**
 * The blocks marked `ts` or `tsx`. What a block takes for granted, such as its imports or the object that it is a part of, stands in
 * comments that a reader doesn't see, right before and after it:
 *
 *     <!-- the snippet follows
 *     const fields = {
 *     -->
 *     (the block)
 *     <!-- the snippet precedes
 *     };
 *     -->
 * @param {string} text Markdown
 * @returns {Snippet[]}
 */
export function readSnippets(text) {
  const lines = text.split('\n');
  const blocks = markdown.parse(text, {}).filter(({ map }) => map !== null);
  return blocks.flatMap((block, index) => {
    const language = block.info.trim();
    if (block.type !== 'fence' || (language !== 'ts' && language !== 'tsx')) return [];
    const [before, after] = [blocks[index - 1], blocks[index + 1]];
    const parts = [
      block,
      ...(before?.content.startsWith(opening) ? [before] : []),
      ...(after?.content.startsWith(closing) ? [after] : []),
    ];
    const shown = parts.map(({ map }) => /** @type {[number, number]} */ (map));
    const source = lines.map((line, at) => (shown.some(([start, end]) => start < at && at < end - 1) ? line : ''));
    return [{ line: (block.map?.[0] ?? 0) + 1, language, source: source.join('\n') }];
  });
}
