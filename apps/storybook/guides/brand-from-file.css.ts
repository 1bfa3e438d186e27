import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const screens = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
});
export const screen = style({ margin: 0, minWidth: 0, fontSize: vars.size.small });
export const frame = style({
  display: 'block',
  width: '100%',
  height: '40rem',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
});
export const download = style({ color: vars.color.ink, fontWeight: vars.weight.strong });
export const detail = style({ overflowX: 'auto', fontSize: vars.size.small });
