import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** As high as its neighbours, so that their last lines stand on one line. */
const base = { ...oneColumn, height: '100%' } as const;
export const card = styleVariants({
  column: { ...base, gridTemplateRows: 'auto 1fr' },
  wide: { ...base, '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'center' } } },
});

/** The picture's room is there before the picture is, and the picture fills it: it makes no room of its own. */
const frame = { position: 'relative', aspectRatio: '3 / 2', overflow: 'hidden', backgroundColor: vars.color.brandSoft } as const;
export const picture = styleVariants({
  column: frame,
  wide: {
    ...frame,
    '@media': { [media.tablet]: { alignSelf: 'stretch', width: '100%', minHeight: '22rem', aspectRatio: '4 / 3' } },
  },
});
for (const place of Object.values(picture))
  globalStyle(`${place} img`, { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.l,
  overflowWrap: 'anywhere',
});
/** Before the title for the eye; after it in the page, as it is about what the title names. */
export const above = style({ order: -1 });
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space.xs });

export const wholeCard = style({});
globalStyle(`${wholeCard} > a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card });
