import type { Translation } from '@pomp/language';
import type { nl } from './net-metering-texts.nl.js';

export const en: Translation<typeof nl> = {
  title: {
    ends: 'Your solar panels: net metering ends on 1 January 2027',
    ended: 'Your solar panels: net metering ended on 1 January 2027',
  },
  rules: {
    ends: 'Now what you feed back is taken off what you use. From 1 January 2027 that is no longer so: you then pay for all electricity from the grid, and are paid something for what you feed back.',
    ended:
      'What you feed back is no longer taken off what you use: you pay for all electricity from the grid, and are paid something for what you feed back.',
  },
  least:
    'Until 2030 that payment is at least half of the bare supply price. At today’s average price that is {price, number, euros} per kWh. Your supplier may charge you for feeding back, though.',
  estimate:
    'In this estimate all of the pump’s electricity costs {price, number, euros} per kWh, as if it came from the grid. When the pump uses electricity from your own roof, it can be cheaper. It mostly runs in winter, when panels give little: we don’t know how much difference that makes, so it isn’t counted.',
};
