import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Home details',
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
    boiler: 'Your boiler. What it burns now shows how much heat your home needs.',
    radiator: 'Your heating. How it warms your home decides how hard a heat pump has to work.',
    meterCupboard: 'Your fuse box. This is where the electricity and water meters are.',
    walls: 'The walls. How old and how thick they are decides how much heat gets out.',
    roof: 'Your roof. Heat rises: this is where most is lost.',
    atticWindow: 'The space under the roof. If you heat it, it counts.',
    floor: 'The floor. How much of it you have and what lies beneath counts too.',
    livingRoom: 'The living room. How you live decides how much heat and hot water you need.',
    windows: 'The windows. Glass and vents let heat out, and fresh air in.',
  },
};
