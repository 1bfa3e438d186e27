import type { WordsOf } from '../sections/words-of.js';
import type { businessSavingsForm } from './business-savings-form.js';

export const nl = {
  title: 'Bereken wat jouw gebouwen besparen',
  industry: {
    label: 'In welke branche werk je?',
    options: {
      woningcorporatie: 'Woningcorporatie',
      installateur: 'Installateur',
      vastgoedbeheerder: 'Vastgoedbeheerder',
      vastgoedontwikkelaar: 'Vastgoedontwikkelaar',
      makelaar: 'Makelaar',
      overig: 'Overig',
    },
  },
  amountOfBuildings: { label: 'Om hoeveel woningen gaat het?' },
  typeOfBuilding: {
    label: 'Wat voor woningen zijn het?',
    options: {
      appartement: 'Appartement',
      tussenwoning: 'Tussenwoning',
      hoekwoning: 'Hoekwoning',
      '2onder1kap': 'Twee-onder-een-kapwoning',
      vrijstaand: 'Vrijstaande woning',
      anders: 'Anders',
    },
  },
  buildingYear: {
    label: 'Wanneer zijn ze gebouwd?',
    options: {
      '1964': "'<' 1965",
      '1975': '1965-1975',
      '1983': '1976-1983',
      '1988': '1984-1988',
      '1992': '1989-1992',
      '2005': '1993-2005',
      '2015': '2006-2015',
      '2016': '> 2015',
      '10': 'Ik weet het niet',
    },
  },
  buildingSize: { label: 'Hoe groot is het woonoppervlak gemiddeld?' },
  gasUsage: { label: 'Hoeveel gas gebruikt een woning gemiddeld per jaar?' },
  people: {
    label: 'Hoeveel mensen wonen er gemiddeld?',
    options: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': 'Meer dan 5', '0': 'Ik weet het niet' },
  },
  email: { label: 'E-mailadres', help: 'Hier sturen we de berekening naartoe.' },
} as const satisfies WordsOf<typeof businessSavingsForm>;
