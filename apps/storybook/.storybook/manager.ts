import { addons } from 'storybook/manager-api';
import { houseStyle } from './house-style.js';

/** Folded until someone opens one: the menu has two hundred pages, and to draw them all took as long as the page that is read. */
const groups = [
  'merken',
  'patronen',
  'fundament',
  'acties-en-terugkoppeling',
  'velden',
  'omlijsting',
  'formulieren',
  'naslag',
  'inhoud',
  'correspondentie',
  'portal',
  'winkel',
];

addons.setConfig({ theme: houseStyle, sidebar: { collapsedRoots: groups } });
