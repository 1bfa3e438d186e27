import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The document's elements carry no classes of their own: what an editor can make is styled here, once. */
export const richText = style({ maxWidth: vars.width.text, overflowWrap: 'break-word' });

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${richText} ${selector}`, rule);

globalStyle(`${richText} > * + *`, { marginTop: vars.space.m });
inside(':is(h2, h3, h4)', {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
  color: vars.color.ink,
  textWrap: 'balance',
});
inside('h2', { fontSize: vars.size.h3 });
inside('h3', { fontSize: vars.size.h4 });
inside('h4', { fontSize: vars.size.base });
globalStyle(`${richText} > * + :is(h2, h3)`, { marginTop: vars.space.xl });
inside('strong', { fontWeight: vars.weight.strong });
inside(':is(ul, ol)', { paddingInlineStart: '1.25em' });
inside('li + li', { marginTop: vars.space.xs });
inside('li::marker', { color: vars.color.brand, fontWeight: vars.weight.strong });
inside('blockquote', {
  paddingInlineStart: vars.space.m,
  borderInlineStart: `4px solid ${vars.warmLine.mild}`,
  fontSize: vars.size.lead,
});
inside('hr', { border: 0, borderTop: `1px solid ${vars.color.hairline}`, marginBlock: vars.space.l });
inside('img', { height: 'auto', borderRadius: vars.radius.card });
inside('mark', { backgroundColor: vars.color.actionSoft, color: 'inherit' });
inside(':is(pre, code)', { fontSize: vars.size.small });

export const tableScroller = style({ overflowX: 'auto', '@media': { [media.tablet]: { overflowX: 'visible' } } });
inside('table', { borderCollapse: 'collapse', width: '100%' });
inside(':is(th, td)', {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${vars.space.xs} ${vars.space.m} ${vars.space.xs} 0`,
  borderBottom: `1px solid ${vars.color.hairline}`,
});
inside('th', { fontWeight: vars.weight.strong });
