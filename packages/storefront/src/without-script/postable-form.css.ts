import { media } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

/** What only a script answers. */
export const scripted = style({ '@media': { [media.scriptless]: { display: 'none' } } });
