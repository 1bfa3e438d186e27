import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Home details',
  together: 'Fill it in together',
  intro: 'The better we know your home, the better our advice fits.',
  loading: 'Loading home details',
  nothingTitle: 'Tell us about this home.',
  nothing: 'We don’t know anything about {street} yet. There are {count} short sections, and you can stop at any time.',
  addNow: 'Add home details',
  complete: 'Your home details are complete. Is something no longer right? You can always change them.',
  suggested: {
    bag: 'From the register of buildings (BAG, {day, date, day}). Is this right?',
    epOnline: 'From the register of energy labels (EP-Online, {day, date, day}). Is this right?',
    cbs: 'From Statistics Netherlands, for {year}. Is this right?',
    customer: 'You filled this in when you calculated your savings ({day, date, day}). Is it still right?',
  },
  part: {
    boiler: { name: 'Your boiler', why: 'What it burns now shows how much heat your home needs.' },
    radiator: { name: 'Your heating', why: 'How it warms your home decides how hard a heat pump has to work.' },
    meterCupboard: { name: 'Your fuse box', why: 'This is where the electricity and water meters are.' },
    walls: { name: 'The walls', why: 'How old and how thick they are decides how much heat gets out.' },
    roof: { name: 'Your roof', why: 'Heat rises: this is where most is lost.' },
    atticWindow: { name: 'The space under the roof', why: 'If you heat it, it counts.' },
    floor: { name: 'The floor', why: 'How much of it you have and what lies beneath counts too.' },
    livingRoom: { name: 'The living room', why: 'How you live decides how much heat and hot water you need.' },
    windows: { name: 'The windows', why: 'Glass and vents let heat out, and fresh air in.' },
    wholeHouse: { name: 'Your whole home', why: 'How it is built and what was improved decide together how efficient it is.' },
    pipes: { name: 'The pipes', why: 'How warm the water in them has to be decides how efficient a pump is.' },
  },
};
