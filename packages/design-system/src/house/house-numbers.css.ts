import { styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

const eased = {
  transition: `fill ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { [media.calm]: { transition: 'none' } },
};

export const number = styleVariants({ on: vars.color.ink, off: vars.color.surface }, (fill) => ({
  ...eased,
  fill,
  stroke: vars.color.ink,
  strokeWidth: 2,
}));
export const digit = styleVariants({ on: vars.color.surface, off: vars.color.ink }, (fill) => ({
  ...eased,
  fill,
  fontFamily: vars.font.text,
  fontSize: '21px',
  fontWeight: vars.weight.strong,
  textAnchor: 'middle',
}));
