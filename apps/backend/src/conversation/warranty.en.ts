import type { Translation } from '@pomp/language';
import type { nl } from './warranty.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Certificate of warranty',
  intro:
    '{seller} gives {name} a warranty on what stands below, up to and including the day that is named. Keep this with the papers of your house.',
  law: 'What the law gives you besides is yours as well: what you buy has to be good.',
  order: 'Order',
  house: 'Address',
  installedOn: 'Installed on',
  deviceCode: 'Device code',
  until: 'until {date}',
  service: 'First service',
};
