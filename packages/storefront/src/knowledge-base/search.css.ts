import { vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: vars.width.form,
  '@media': { print: { display: 'none' } },
});
export const label = style({ fontWeight: vars.weight.strong });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const input = style({
  flex: '1 1 14rem',
  minWidth: 0,
  minHeight: '3.25rem',
  paddingInline: vars.space.m,
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
});
// An empty mark, and not none: Safari would no longer call it a list.
export const hits = style({ margin: 0, padding: 0, listStyleType: '""', maxWidth: vars.width.text });
export const hit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xxs,
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  overflowWrap: 'anywhere',
});
// Begins at the start and is as wide as it is, but a long word breaks before it is wider than there is room.
globalStyle(`${hit} > *`, { maxWidth: '100%' });
