import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

const underlined = style({
  overflowWrap: 'break-word',
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.28em',
  borderRadius: vars.radius.small,
  '@media': { [media.pointing]: { selectors: { '&:hover': { textDecorationThickness: '3px' } } } },
});

export const tone = styleVariants({
  /** In running text. */
  text: [underlined],
  /** On its own, as a second action beside a button. */
  strong: [underlined, { fontWeight: vars.weight.strong, display: 'inline-block', paddingBlock: vars.space.xs }],
  /** In a list of links, where the place says that it is one. */
  quiet: {
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: vars.radius.small,
    display: 'inline-block',
    paddingBlock: vars.space.xxs,
    '@media': {
      [media.pointing]: { selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.28em' } } },
    },
  },
});

export const external = style({ marginInlineStart: '0.2em', whiteSpace: 'nowrap' });
