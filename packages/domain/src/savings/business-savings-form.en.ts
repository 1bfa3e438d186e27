import type { Translation } from '@pomp/language';
import type { nl } from './business-savings-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Calculate what your buildings save',
  industry: {
    label: 'Which industry do you work in?',
    options: {
      woningcorporatie: 'Housing association',
      installateur: 'Installer',
      vastgoedbeheerder: 'Property manager',
      vastgoedontwikkelaar: 'Property developer',
      makelaar: 'Estate agent',
      overig: 'Other',
    },
  },
  amountOfBuildings: { label: 'How many homes is it about?' },
  typeOfBuilding: {
    label: 'What kind of homes are they?',
    options: {
      appartement: 'Flat',
      tussenwoning: 'Terraced house',
      hoekwoning: 'End-of-terrace house',
      '2onder1kap': 'Semi-detached house',
      vrijstaand: 'Detached house',
      anders: 'Something else',
    },
  },
  buildingYear: {
    label: 'When were they built?',
    options: {
      '1964': "'<' 1965",
      '1975': '1965-1975',
      '1983': '1976-1983',
      '1988': '1984-1988',
      '1992': '1989-1992',
      '2005': '1993-2005',
      '2015': '2006-2015',
      '2016': '> 2015',
      '10': 'I don’t know',
    },
  },
  buildingSize: { label: 'How large is the average living area?' },
  gasUsage: { label: 'How much gas does a home use a year on average?' },
  people: {
    label: 'How many people live in each on average?',
    options: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': 'More than 5', '0': 'I don’t know' },
  },
  email: { label: 'Email address', help: 'We’ll send the calculation here.' },
};
