// Written by `pnpm tokens` from packages/design-system/tokens/pomp.tokens.json.
import type { Brand } from './brand.js';
import { foundation } from './foundation.js';

/** Warm paper, pine-green ink, copper for the one action. */
export const pomp: Brand = {
  id: 'pomp',
  name: 'Pomp',
  theme: {
    ...foundation,
    color: {
      paper: '#FAF6EE',
      surface: '#FFFDF8',
      field: '#FFFFFF',
      sunken: '#E9E1D1',
      hairline: '#E4DAC8',
      controlBorder: '#7A8C83',
      ink: '#17352E',
      inkMuted: '#5A6F67',
      brand: '#1F5B4A',
      onBrand: '#FFFDF8',
      brandSoft: '#EEF4EE',
      action: '#B4481A',
      actionHover: '#96390F',
      onAction: '#FFFFFF',
      actionSoft: '#FBF0E4',
      error: '#9B1C14',
      errorSoft: '#FBECE8',
      success: '#1F5B4A',
      successSoft: '#E8F1EA',
      warning: '#7A4B00',
      warningSoft: '#FBF0D9',
      info: '#2B6480',
      infoSoft: '#E8F2F6',
      focus: '#2B6480',
    },
    warmLine: {
      cold: '#7DB9D2',
      mild: '#D9A15B',
      warm: '#C2501F',
    },
    drawing: {
      line: '#17352E',
      wall: '#F3E9DA',
      wallShade: '#E2D3BC',
      roof: '#8C3A1B',
      roofQuiet: '#B9A896',
      glass: '#CFE4EE',
      machine: '#FFFDF8',
      textile: '#A0BFB1',
      textileShade: '#CFE0D6',
      leaf: '#BFD3B8',
      ground: '#DDE6D5',
      heat: '#F4CBA4',
      chimney: '#E7D6C6',
    },
    font: {
      heading: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
      text: "'Bricolage Figures', 'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', system-ui, sans-serif",
    },
    weight: {
      heading: '640',
      text: '400',
      strong: '620',
    },
    tracking: {
      heading: '-0.022em',
      display: '-0.035em',
    },
    radius: {
      none: '0',
      small: '6px',
      control: '10px',
      card: '16px',
      round: '999px',
    },
    shadow: {
      raised: '0 1px 2px rgb(23 53 46 / 6%)',
      floating: '0 12px 32px -8px rgb(23 53 46 / 22%), 0 2px 6px rgb(23 53 46 / 8%)',
    },
  },
};
