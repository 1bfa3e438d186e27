import type { Translation } from '@pomp/language';
import type { nl } from './consumption.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Consumption',
  intro: 'With this we work out how much heat your home needs and what a heat pump saves you.',
  gasConsumption: {
    label: 'How much gas do you use a year?',
    help: 'It’s on your annual statement, or in your energy supplier’s app. Take a whole year, winter included.',
  },
  gasConsumptionYear: { label: 'Which year is that gas consumption for?' },
  heatingUsage: {
    label: 'When is the heating on?',
    options: {
      'ochtend en avond': 'Morning and evening',
      overdag: 'During the day',
      'hele dag': 'All day',
      'hele dag met nachtverlaging': 'All day, lower at night',
    },
  },
  electricityConsumption: {
    label: 'How much electricity do you use a year?',
    help: 'Do you have solar panels? Then enter what you use yourself, not what is left after feeding back to the grid.',
  },
  waterConsumption: {
    label: 'How much water do you use a year?',
    help: 'It’s on your water company’s bill. One cubic metre is a thousand litres.',
  },
};
