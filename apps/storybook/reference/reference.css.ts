import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const entry = style({
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  overflowWrap: 'anywhere',
  // A package has hundreds: what is out of sight is drawn when it comes near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 16rem',
});
export const code = style({
  selectors: {
    // Stronger than what Storybook says of code among words.
    '&&&': {
      margin: `${vars.space.xs} 0`,
      padding: vars.space.s,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      backgroundColor: vars.color.paper,
      borderRadius: vars.radius.small,
      fontSize: '0.8125rem',
      lineHeight: 1.5,
    },
  },
});
export const file = style({ color: vars.color.inkMuted, fontSize: vars.size.small });
