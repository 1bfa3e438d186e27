import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const alert = style({
  display: 'flex',
  gap: vars.space.s,
  alignItems: 'flex-start',
  paddingBlock: vars.space.m,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.control,
  borderInlineStart: '5px solid currentColor',
  overflowWrap: 'anywhere',
  // Without its ground it needs an edge all around.
  '@media': { [media.forcedColours]: { borderBlock: '1px solid currentColor', borderInlineEnd: '1px solid currentColor' } },
});
export const tone = styleVariants({
  error: { backgroundColor: vars.color.errorSoft, color: vars.color.error },
  success: { backgroundColor: vars.color.successSoft, color: vars.color.success },
  warning: { backgroundColor: vars.color.warningSoft, color: vars.color.warning },
  info: { backgroundColor: vars.color.infoSoft, color: vars.color.info },
});
export const body = style({ minWidth: 0, flex: 1 });
export const title = style({ fontWeight: vars.weight.strong });
export const list = style({ margin: 0, paddingInlineStart: '1.2em', marginBlockStart: vars.space.xxs });
