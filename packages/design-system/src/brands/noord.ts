// Written by `pnpm tokens` from packages/design-system/tokens/noord.tokens.json.
import type { Brand } from './brand.js';
import { foundation } from './foundation.js';

/** A made-up energy company: cool daylight, night blue, square corners and one typeface for everything. Proves that nothing of Pomp is baked in. */
export const noord: Brand = {
  id: 'noord',
  name: 'Noord Warmte',
  theme: {
    ...foundation,
    color: {
      paper: '#F2F5F8',
      surface: '#FFFFFF',
      field: '#FFFFFF',
      sunken: '#DCE4EC',
      hairline: '#CBD6E0',
      controlBorder: '#6B7F92',
      ink: '#10263D',
      inkMuted: '#4C6177',
      brand: '#12406B',
      onBrand: '#FFFFFF',
      brandSoft: '#E6EFF8',
      action: '#0B6B5D',
      actionHover: '#07534A',
      onAction: '#FFFFFF',
      actionSoft: '#E2F2EE',
      error: '#A3122F',
      errorSoft: '#FBE9EC',
      success: '#0A6245',
      successSoft: '#E1F3EA',
      warning: '#6E4A00',
      warningSoft: '#FFF2CF',
      info: '#1B5C99',
      infoSoft: '#E5F0FA',
      focus: '#1B5C99',
    },
    warmLine: {
      cold: '#8FC4EA',
      mild: '#E9C46A',
      warm: '#E0663F',
    },
    drawing: {
      line: '#10263D',
      wall: '#E9EFF4',
      wallShade: '#CFDAE4',
      roof: '#12406B',
      roofQuiet: '#A5B3C1',
      glass: '#D5EAF8',
      machine: '#FFFFFF',
      textile: '#8FB5C9',
      textileShade: '#D3E3EC',
      leaf: '#A9CFC0',
      ground: '#D6E4DE',
      heat: '#F6D3BF',
      chimney: '#D5DEE6',
    },
    font: {
      heading: "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', system-ui, sans-serif",
      text: "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', system-ui, sans-serif",
    },
    weight: {
      heading: '740',
      text: '400',
      strong: '650',
    },
    tracking: {
      heading: '-0.015em',
      display: '-0.03em',
    },
    radius: {
      none: '0',
      small: '2px',
      control: '3px',
      card: '4px',
      round: '999px',
    },
    shadow: {
      raised: '0 1px 3px rgb(16 38 61 / 10%)',
      floating: '0 14px 36px -10px rgb(16 38 61 / 30%), 0 2px 6px rgb(16 38 61 / 10%)',
    },
  },
};
