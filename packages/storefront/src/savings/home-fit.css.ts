import { byScheme, media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const verdict = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  // In the dark the brand is light, and a whole panel of it would shine.
  backgroundColor: byScheme(vars.color.brand, vars.color.brandSoft),
  color: byScheme(vars.color.onBrand, vars.color.ink),
  breakInside: 'avoid',
  '@media': {
    [media.tablet]: { padding: vars.space.xl },
    print: { backgroundColor: 'transparent', color: vars.color.ink, border: `2px solid ${vars.color.ink}` },
    [media.forcedColours]: { border: '2px solid' },
  },
});
export const title = style({});
globalStyle(`${title} > *`, { color: 'inherit' });
export const question = style({
  display: 'block',
  fontFamily: vars.font.text,
  fontWeight: vars.weight.text,
  fontSize: vars.size.base,
  letterSpacing: 'normal',
  lineHeight: 1.5,
});
export const answer = style({ display: 'block' });
export const todo = style({ fontWeight: vars.weight.strong });
export const points = style({ display: 'grid', listStyle: 'none' });
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid color-mix(in srgb, currentcolor 30%, transparent)`,
});
export const mark = style({ color: vars.drawing.heat, '@media': { print: { color: vars.color.ink } } });
export const action = style({ marginBlockStart: 'auto', '@media': { print: { display: 'none' } } });
globalStyle(`${action} > a`, { backgroundColor: vars.color.surface });
