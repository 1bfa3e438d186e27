import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  home: ', to the home page',
  mainMenu: 'Main menu',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  reserve: 'Reserve',
  reserveOf: 'Reserve {product}',
  more: 'Read more',
  moreOf: 'Read more about {product}',
  footer: 'Footer',
  social: 'Follow us',
  apps: 'Download the app',
  ios: 'App Store (iOS)',
  android: 'Google Play (Android)',
  marks: 'Quality marks',
};
