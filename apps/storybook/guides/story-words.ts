import type { GuideWords } from '@pomp/tooling/component-guide';

/** What stands above a story says it in Dutch, and behind this tag in English: one comment, so that whoever changes one sees the other. */
const english = /\s*@english\s+/;

/** What is said above a story. Without the tag it is in one language, as it was written. */
export function storyWords(comment: string): GuideWords | string {
  const [nl = '', en] = comment.split(english);
  return en === undefined ? nl : { nl, en };
}
