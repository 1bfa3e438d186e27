import { type Brand, foundation } from '@pomp/design-system/brands';
import { type Edition, dutchRoutes } from '@pomp/edition';
import { edition as pomp } from '@pomp/edition/editions/pomp';

/** Plum and brass, a serif for headings: nothing that Pomp has. */
const brand: Brand = {
  id: 'amstelwarmte',
  name: 'Amstelwarmte',
  theme: {
    ...foundation,
    color: {
      paper: '#F8F4F7',
      surface: '#FFFFFF',
      field: '#FFFFFF',
      sunken: '#E8DEE6',
      hairline: '#DCCFD9',
      controlBorder: '#85708A',
      ink: '#2B1430',
      inkMuted: '#66506B',
      brand: '#4B1D56',
      onBrand: '#FFFFFF',
      brandSoft: '#F3EAF5',
      action: '#4B1D56',
      actionHover: '#36123F',
      onAction: '#FFFFFF',
      actionSoft: '#F3EAF5',
      error: '#A1122B',
      errorSoft: '#FBE9EC',
      success: '#1B6146',
      successSoft: '#E3F3EB',
      warning: '#6F4B00',
      warningSoft: '#FFF3D3',
      info: '#1F5A8C',
      infoSoft: '#E6F0F9',
      focus: '#1F5A8C',
    },
    warmLine: { cold: '#9BB7E0', mild: '#C8A15A', warm: '#8A2E5C' },
    drawing: {
      line: '#2B1430',
      wall: '#F1E6EE',
      wallShade: '#DDCBD8',
      roof: '#4B1D56',
      roofQuiet: '#B9A6BC',
      glass: '#D3E3F3',
      machine: '#FFFFFF',
      textile: '#B9A6D0',
      textileShade: '#DCD2E8',
      leaf: '#B9D1B5',
      ground: '#DFE3D6',
      heat: '#F0CFA6',
      chimney: '#DDCBD8',
    },
    font: { heading: 'Georgia, serif', text: 'Verdana, sans-serif' },
    weight: { heading: '700', text: '400', strong: '700' },
    tracking: { heading: '0', display: '-0.01em' },
    radius: { none: '0', small: '2px', control: '2px', card: '4px', round: '999px' },
    shadow: { raised: 'none', floating: '0 10px 30px rgb(43 20 48 / 25%)' },
  },
};

/** All that this seller has of its own: its name and looks, where it is reached, and its paths. */
export const edition: Edition = {
  ...pomp,
  id: brand.id,
  brand,
  seller: {
    description: { 'nl-NL': 'Warmtepompen voor huizen rond Amsterdam.', 'en-GB': 'Heat pumps for homes around Amsterdam.' },
    slogan: { 'nl-NL': 'de stad van het gas', 'en-GB': 'the city of gas' },
    email: 'hulp@amstelwarmte.example',
    phone: '020 000 56 78',
    legal: undefined,
  },
  routes: {
    ...dutchRoutes,
    paths: { ...dutchRoutes.paths, houseInfo: '/mijn-huis/' },
    queryNames: { ...dutchRoutes.queryNames, houseId: 'huis' },
  },
};
