import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { richTextHeadings } from './headings.js';
import { RichText } from './rich-text.js';
import { richTextDocument } from './rich-text-document.js';

function html(content: unknown[], props: { headingLevel?: 2 | 3 } = {}): string {
  const document = richTextDocument.parse({ type: 'doc', content });
  const blocks = (found: readonly unknown[]) => `[${found.length} blok]`;
  return renderToStaticMarkup(<RichText document={document} renderBlocks={blocks} {...props} />).replace(
    /^<div[^>]*>|<\/div>$/g,
    '',
  );
}

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const link = (href: string, more: object = {}) => ({
  type: 'link',
  attrs: { href, linktype: 'url', uuid: null, anchor: null, target: null, ...more },
});

describe('rich text', () => {
  it('shows what an editor can make', () => {
    expect(html([paragraph(text('Warm '), text('huis', { type: 'bold' }, { type: 'italic' }))])).toBe(
      '<p>Warm <em><strong>huis</strong></em></p>',
    );
    expect(html([{ type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(text('een'))] }] }])).toBe(
      '<ul><li><p>een</p></li></ul>',
    );
    expect(html([{ type: 'horizontal_rule' }, paragraph(text('a'), { type: 'hard_break' }, text('b'))])).toBe(
      '<hr/><p>a<br/>b</p>',
    );
    const row = (type: string, value: string) => ({
      type: 'tableRow',
      content: [{ type, attrs: { colspan: 1 }, content: [paragraph(text(value))] }],
    });
    expect(html([{ type: 'table', content: [row('tableHeader', 'Kop'), row('tableCell', 'Cel')] }])).toContain(
      '<thead><tr><th colSpan="1"><p>Kop</p></th></tr></thead><tbody>',
    );
  });

  it('keeps the headings below the page’s own', () => {
    const headings = [1, 3, 9].map((level) => ({ type: 'heading', attrs: { level }, content: [text('Kop')] }));
    expect(html(headings)).toBe('<h2 id="kop">Kop</h2><h3>Kop</h3><h4>Kop</h4>');
    expect(html(headings, { headingLevel: 3 })).toBe('<h3>Kop</h3><h3>Kop</h3><h4>Kop</h4>');
  });

  it('has a heading where its contents lead to, whatever marks it has and however often its words are there', () => {
    const heading = (...words: object[]) => ({ type: 'heading', attrs: { level: 2 }, content: words });
    const content = [
      heading(text('Geïnstalleerd in één dag')),
      heading(text('Kosten')),
      { type: 'blockquote', content: [heading(text('Kosten'))] },
      heading(text('Kos'), text('ten', { type: 'bold' })),
      heading(text('Kosten 2')),
    ];
    const ids = ['geinstalleerd-in-een-dag', 'kosten', 'kosten-2', 'kosten-3', 'kosten-2-2'];
    expect([...html(content).matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
    // What is inside something else isn't listed.
    const listed = ids.filter((id) => id !== 'kosten-2');
    expect(richTextHeadings({ type: 'doc', content }).map(({ id }) => id)).toEqual(listed);
  });

  it('has no heading or paragraph where an editor left an empty line', () => {
    const empty = ['heading', 'paragraph'].flatMap((type) => [{ type }, { type, content: [] }]);
    expect(html([...empty, { type: 'heading', attrs: { level: 2 }, content: [text(' ')] }, paragraph(text('a'))])).toBe('<p>a</p>');
  });

  it('makes one link of texts with the same link', () => {
    const same = link('/het-proces');
    expect(html([paragraph(text('zo ', same), text('werkt', { type: 'bold' }, same), text(' het', same))])).toMatch(
      /^<p><a [^>]*href="\/het-proces\/"[^>]*>zo <strong>werkt<\/strong> het<\/a><\/p>$/,
    );
  });

  it('leads to stories, mailboxes and anchors', () => {
    expect(
      html([paragraph(text('x', link('oud', { linktype: 'story', story: { full_slug: 'faq' }, anchor: 'geluid' })))]),
    ).toContain('href="/faq/#geluid"');
    expect(html([paragraph(text('x', link('info@pomp.example', { linktype: 'email' })))])).toContain(
      'href="mailto:info@pomp.example"',
    );
  });

  it('can be jumped into by the anchor that an editor typed at both ends', () => {
    const anchored = (id: unknown) => html([paragraph(text('Subsidie', { type: 'anchor', attrs: { id } }))]);
    const jump = html([paragraph(text('x', link('', { linktype: 'story', anchor: 'wat je krijgt' })))]);
    expect(anchored(' #wat je krijgt')).toBe('<p><span id="wat-je-krijgt">Subsidie</span></p>');
    expect(jump).toContain('href="#wat-je-krijgt"');
    for (const none of ['', null, 4, {}]) expect(anchored(none)).toBe('<p><span>Subsidie</span></p>');
  });

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example'])(
    'shows the text of a link to %j, without a link',
    (href) => {
      for (const linktype of ['url', 'story', 'asset', 'email']) {
        const shown = html([paragraph(text('klik', link(href, { linktype, custom: { onclick: 'alert(1)' } })))]);
        expect(shown).not.toMatch(/javascript|data:|vbscript|onclick|\/\/evil/i);
        expect(shown).toContain('klik');
      }
    },
  );

  it('never takes markup, handlers, styles or classes from content', () => {
    const shown = html([
      paragraph(
        text('<img src=x onerror=alert(1)>', {
          type: 'textStyle',
          attrs: { color: 'red;background:url(javascript:x)', class: 'kwaad' },
        }),
      ),
      { type: 'heading', attrs: { level: 'script', onload: 'alert(1)', textAlign: 'center' }, content: [text('Kop')] },
      { type: 'image', attrs: { src: 'javascript:alert(1)', alt: 'x' } },
      { type: 'image', attrs: { src: '/huis.jpg', alt: '"><script>', onerror: 'alert(1)' } },
    ]);
    expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(shown).not.toMatch(/<script|onload|javascript:|style=|kwaad|<img[^>]* onerror/);
    expect(shown.match(/<img/g)).toHaveLength(1);
  });

  it('shows blocks inside the text through the blocks of the page', () => {
    expect(html([{ type: 'blok', attrs: { id: '1', body: [{ component: 'usp' }] } }])).toBe('[1 blok]');
  });

  it('shows what is inside a kind of node or mark that it does not know', () => {
    expect(html([{ type: 'callout', content: [paragraph(text('belangrijk', { type: 'sparkle' }))] }])).toBe('<p>belangrijk</p>');
    expect(html([{ type: 'constructor', content: [] }])).toBe('');
  });

  it.each([
    null,
    'tekst',
    { type: 'paragraph' },
    { type: 'doc' },
    { type: 'doc', content: [{ text: 'x' }] },
    { type: 'doc', content: [{ type: 'text', text: 4 }] },
  ])('%j is not a document', (value) => {
    expect(richTextDocument.safeParse(value).success).toBe(false);
  });
});
