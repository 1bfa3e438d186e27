import { z } from 'zod';
import type { BlockDefinition } from './define-block.js';
import type { BlockRegistry } from './block-registry.js';

/** A block of a story, still unchecked. */
type Content = Readonly<Record<string, unknown>> & { readonly component: string };

const outline = z.looseObject({ component: z.string() });

/** Which words a block says: none, some in the page's language, or only what it says in the space's own. */
type Told = 'nothing' | 'translated' | 'original';

/**
 * Says of each block of a story in another language which language its content is in, where nothing of it was translated (`_lang`): Storyblok
 * gives the space's own words for those, and doesn't say so. A block that says the same in both counts as not translated.
 *
 * @param original the same story in the space's own language, by its code.
 */
export function markUntranslated<Block extends Content>(
  block: Block,
  original: unknown,
  { registry, language }: { readonly registry: BlockRegistry; readonly language: string },
): Block {
  const definition = registry.get(block.component);
  const own = outline.safeParse(original).data;
  if (!definition || own?.component !== block.component) return block;
  // With all that is in it, unless it says words of its own around that.
  const isWhole = definition.kind === 'block' && !definition.hasOwnWords;
  const mark = (isWhole ? told : toldByItself)(block, own, registry) === 'original' && { _lang: language };
  if (isWhole && mark) return { ...block, ...mark };
  const inside = insideOf(definition, block, own).map(([field, pairs]) => [
    field,
    pairs.map(([part, ownPart]) => {
      const parsed = outline.safeParse(part);
      return parsed.success ? markUntranslated(parsed.data, ownPart, { registry, language }) : part;
    }),
  ]);
  return { ...block, ...(Object.fromEntries(inside) as object), ...mark };
}

/** The language of a story's or a block's own words, where nobody translated them into the page's. */
export const langOf = ({ _lang }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof _lang === 'string' ? _lang : undefined;

/** Whether nothing that a page says in its blocks was translated, by their marks. */
export function isUntranslated(page: Content, registry: BlockRegistry): boolean {
  const definition = registry.get(page.component);
  if (!definition) return false;
  const parts = insideOf(definition, page, page).flatMap(([, pairs]) => pairs.map(([part]) => markedAs(part, registry)));
  const said = together(parts);
  return (said === 'nothing' ? markedByItself(definition, page) : said) === 'original';
}

function markedAs(value: unknown, registry: BlockRegistry): Told {
  const block = outline.safeParse(value).data;
  const definition = block && registry.get(block.component);
  if (!definition) return 'nothing';
  const parts = insideOf(definition, block, block).flatMap(([, pairs]) => pairs.map(([part]) => markedAs(part, registry)));
  if (block._lang !== undefined && !definition.hasOwnWords) return 'original';
  return together([markedByItself(definition, block), ...parts]);
}

const markedByItself = (definition: BlockDefinition, block: Content): Told => {
  if (wordsOf(definition, block).length === 0) return 'nothing';
  return block._lang === undefined ? 'translated' : 'original';
};

const together = (told: readonly Told[]): Told =>
  told.includes('translated') ? 'translated' : told.includes('original') ? 'original' : 'nothing';

function told(block: Content, original: Content, registry: BlockRegistry): Told {
  const definition = registry.get(block.component);
  if (!definition) return 'nothing';
  const parts = insideOf(definition, block, original).flatMap(([, pairs]) =>
    pairs.map(([part, ownPart]) => {
      const [here, there] = [outline.safeParse(part).data, outline.safeParse(ownPart).data];
      return here && there ? told(here, there, registry) : 'nothing';
    }),
  );
  return together([toldByItself(block, original, registry), ...parts]);
}

function toldByItself(block: Content, original: Content, registry: BlockRegistry): Told {
  const definition = registry.get(block.component);
  const words = definition ? wordsOf(definition, block) : [];
  if (!definition || words.length === 0) return 'nothing';
  return words.join('\n') === wordsOf(definition, original).join('\n') ? 'original' : 'translated';
}

/** The fields with blocks in them, each block beside the same one in the original. */
const insideOf = ({ fields }: BlockDefinition, block: Content, original: Content) =>
  Object.keys(fields)
    .filter((name) => fields[name]?.type === 'bloks')
    .map((name) => {
      const [here, there] = [block[name], original[name]].map((value): unknown[] => (Array.isArray(value) ? value : []));
      return [name, (here ?? []).map((part, place) => [part, there?.[place]] as const)] as const;
    });

/** What is read of a block itself. Links differ between languages without anybody having translated them. */
const wordsOf = ({ fields }: BlockDefinition, block: Content): string[] =>
  Object.keys(fields)
    .filter((name) => fields[name]?.translatable)
    .flatMap((name) => (typeof block[name] === 'string' ? block[name] : textsIn(block[name])))
    .filter((text) => text.trim() !== '');

/** The texts of a rich text, and what describes a file. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' ? (['text', 'alt', 'title'].includes(name) ? [part] : []) : textsIn(part),
  );
}
