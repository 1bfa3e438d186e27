import { Link } from '@pomp/design-system';
import { groupLinkNodes, splitTableRows, type StoryblokRichTextMark, type StoryblokRichTextNode } from '@storyblok/richtext';
import { Fragment, type ReactNode } from 'react';
import { contentImage } from '../images/content-image.js';
import { ContentPicture } from '../images/content-picture.js';
import { anchorName } from '../links/anchor-name.js';
import { contentLink, storyblokLink } from '../links/content-link.js';
import { headingsIn, type RichTextHeading } from './headings.js';
import { type RichTextDocument, saysSomething } from './rich-text-document.js';
import * as styles from './rich-text.css.js';

/** Props of `RichText`. */
export interface RichTextProps {
  document: RichTextDocument;
  /** Level of the document's biggest headings; those below follow. The page's own title is 1. */
  headingLevel?: 2 | 3;
  /** Shows blocks inside the text; left out without it. */
  renderBlocks?: (blocks: readonly unknown[]) => ReactNode;
}

type NodeType = StoryblokRichTextNode['type'];
type NodeMap = { [Type in NodeType]: Extract<StoryblokRichTextNode, { type: Type }> };
type MarkType = StoryblokRichTextMark['type'];
type MarkMap = { [Type in MarkType]: Extract<StoryblokRichTextMark, { type: Type }> };
type Context = Required<Pick<RichTextProps, 'headingLevel'>> &
  Pick<RichTextProps, 'renderBlocks'> & { readonly headings: ReadonlyMap<unknown, RichTextHeading> };

/**
 * Storyblok's rich text as React nodes: never as HTML, so nothing in it can run. Only what an editor means is taken over, such as headings,
 * lists, links with an allowed scheme and images; colours, classes and free attributes are not. For the server: it costs the browser nothing.
 *
 * Types and helpers are @storyblok/richtext's; the build takes the two helpers along, so that nobody installs the editor, fake DOM and emoji that come with it.
 * Its own `renderRichText` makes HTML and passes every attribute on, and the React renderers on npm cover fewer kinds or trust `href`. The maps below fail to compile when a
 * kind is missing, and show what a kind that came later holds.
 */
export function RichText({ document, headingLevel = 2, renderBlocks }: RichTextProps) {
  return (
    <div className={styles.richText}>
      {renderNodes(document.content as StoryblokRichTextNode[], { headingLevel, renderBlocks, headings: headingsIn(document) })}
    </div>
  );
}

/** Neighbouring texts with the same link become one link. */
function renderNodes(nodes: StoryblokRichTextNode[] | undefined, context: Context): ReactNode {
  return groupLinkNodes(nodes ?? []).map(({ nodes: group, linkMark }, index) => {
    const children = group.map((node, position) => <Fragment key={position}>{renderNode(node, context)}</Fragment>);
    return <Fragment key={index}>{linkMark ? renderLink(linkMark, children) : children}</Fragment>;
  });
}

function renderNode<Type extends NodeType>(node: NodeMap[Type], context: Context): ReactNode {
  // A kind that came after this was written shows what it holds.
  if (!Object.hasOwn(nodeRenderers, node.type)) return 'content' in node ? renderNodes(node.content, context) : null;
  const render: (node: NodeMap[Type], context: Context) => ReactNode = nodeRenderers[node.type];
  return render(node, context);
}

const nodeRenderers: { [Type in NodeType]: (node: NodeMap[Type], context: Context) => ReactNode } = {
  paragraph: ({ content }, context) => (content?.length ? <p>{renderNodes(content, context)}</p> : null),
  text: ({ text, marks = [] }) => marks.reduce<ReactNode>((children, mark) => renderMark(mark, children), text),
  heading: (node, context) => {
    const { attrs, content } = node;
    if (!saysSomething(node)) return null;
    const level = Math.min(4, Math.max(context.headingLevel, Number(attrs?.level) || context.headingLevel));
    const Element = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
    // The biggest can be led to, as by an article's contents.
    const id = level === 2 ? context.headings.get(node)?.id : undefined;
    return <Element id={id}>{renderNodes(content, context)}</Element>;
  },
  blockquote: ({ content }, context) => <blockquote>{renderNodes(content, context)}</blockquote>,
  bullet_list: ({ content }, context) => <ul>{renderNodes(content, context)}</ul>,
  ordered_list: ({ attrs, content }, context) => <ol start={Number(attrs?.order) || 1}>{renderNodes(content, context)}</ol>,
  list_item: ({ content }, context) => <li>{renderNodes(content, context)}</li>,
  code_block: ({ content }, context) => (
    <pre>
      <code>{renderNodes(content, context)}</code>
    </pre>
  ),
  hard_break: () => <br />,
  horizontal_rule: () => <hr />,
  image: ({ attrs }) => {
    const image = contentImage({ filename: attrs?.src, alt: attrs?.alt });
    return image ? <ContentPicture image={image} widths={[480, 960, 1440]} sizes="(min-width: 768px) 700px, 100vw" /> : null;
  },
  emoji: ({ attrs }) => attrs?.emoji ?? null,
  table: ({ content }, context) => {
    const { headerRows, bodyRows } = splitTableRows(content);
    return (
      <div className={styles.tableScroller}>
        <table>
          {headerRows.length > 0 && <thead>{renderNodes(headerRows, context)}</thead>}
          {bodyRows.length > 0 && <tbody>{renderNodes(bodyRows, context)}</tbody>}
        </table>
      </div>
    );
  },
  tableRow: ({ content }, context) => <tr>{renderNodes(content, context)}</tr>,
  tableCell: ({ attrs, content }, context) => <td {...spans(attrs)}>{renderNodes(content, context)}</td>,
  tableHeader: ({ attrs, content }, context) => <th {...spans(attrs)}>{renderNodes(content, context)}</th>,
  blok: ({ attrs }, { renderBlocks }) => renderBlocks?.(attrs?.body ?? []) ?? null,
};

function spans(attrs: { colspan?: number; rowspan?: number } | undefined) {
  return { colSpan: Number(attrs?.colspan) || undefined, rowSpan: Number(attrs?.rowspan) || undefined };
}

function renderMark<Type extends MarkType>(mark: MarkMap[Type], children: ReactNode): ReactNode {
  if (!Object.hasOwn(markRenderers, mark.type)) return children;
  const render: (mark: MarkMap[Type], children: ReactNode) => ReactNode = markRenderers[mark.type];
  return render(mark, children);
}

const markRenderers: { [Type in MarkType]: (mark: MarkMap[Type], children: ReactNode) => ReactNode } = {
  bold: (_mark, children) => <strong>{children}</strong>,
  italic: (_mark, children) => <em>{children}</em>,
  strike: (_mark, children) => <s>{children}</s>,
  underline: (_mark, children) => <u>{children}</u>,
  code: (_mark, children) => <code>{children}</code>,
  superscript: (_mark, children) => <sup>{children}</sup>,
  subscript: (_mark, children) => <sub>{children}</sub>,
  highlight: (_mark, children) => <mark>{children}</mark>,
  anchor: ({ attrs }, children) => <span id={typeof attrs?.id === 'string' ? anchorName(attrs.id) : undefined}>{children}</span>,
  // Colours and classes belong to the design system.
  textStyle: (_mark, children) => children,
  styled: (_mark, children) => children,
  // Links are put around whole groups, see `renderNodes`.
  link: (_mark, children) => children,
};

function renderLink({ attrs }: MarkMap['link'], children: ReactNode): ReactNode {
  const field = storyblokLink.safeParse({ ...attrs, url: attrs?.href });
  const link = field.success ? contentLink(field.data) : undefined;
  return link ? <Link {...link}>{children}</Link> : children;
}
