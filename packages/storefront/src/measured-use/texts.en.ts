import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  homes: 'Homes that count',
  less: 'Used less than we promised',
  within: 'Used what we promised',
  more: 'Used more than we promised',
  gas: 'Gas, together',
  gasUsed: '<used>0</used> m³ (promised: <from>0</from> to <to>0</to>)',
  electricity: 'Electricity, together',
  electricityUsed: '<used>0</used> kWh (promised: <from>0</from> to <to>0</to>)',
  how: 'Customers give their meter readings for a year. Those of whoever agrees count here, from four weeks after the first.',
  none: 'From five homes on, what comes of it stands here. Of fewer we show nothing: one could guess whose it is.',
};
