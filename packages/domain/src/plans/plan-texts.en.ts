import type { Translation } from '@pomp/language';
import type { nl } from './plan-texts.nl.js';

export const en: Translation<typeof nl> = {
  name: 'Installation plan',
  version: 'Installation plan, version {version}',
  intro:
    'We made this plan after the inspection of your home. It says what we do and what you pay, VAT included. Is something not right? Send us a message before you sign.',
  order: 'Order',
  house: 'Home',
  madeOn: 'Made on',
  included: 'What we do',
  excluded: 'What isn’t part of it',
  total: 'Total, VAT included',
  vat: 'Of which VAT',
  downPayment: 'Now, when you sign',
  finalPayment: 'Once everything works',
  subsidy: 'ISDE subsidy, estimated',
  subsidyOf: '{amount} back',
  subsidySource:
    'Source: {source}, amounts of {year}. You apply for it yourself after the installation. RVO decides on the amount.',
  subsidyOld: 'Source: {source}. We don’t know this year’s amounts yet: these are those of {year}.',
  afterSubsidy: 'After subsidy about',
  changed: {
    heading: 'Your plan has changed. Sign it again.',
    text: 'What you signed before holds until you sign the new plan. Is something not right? Send us a message.',
    action: 'See what changed',
  },
  placed: 'Where your heat pump stands',
  placedAlt: 'Your own photo, with the heat pump drawn to scale where it goes.',
  placedFile: 'where-the-heat-pump-stands.jpg',
  placedNote: 'In your own photo, and drawn to scale: 110 cm wide and 80 cm high.',
  installation: 'Installation',
  validUntil: 'Valid until',
};
