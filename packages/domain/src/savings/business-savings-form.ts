import { defineSection } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';
import { wholeNumber } from '../sections/kinds/number.js';
import { email } from '../sections/kinds/text.js';
import {
  amountsOfBuildings,
  businessResidents,
  industries,
  savingsBuildingTypes,
  savingsBuildingYears,
} from './savings-options.js';

/** For organisations that look after many homes: averages of them. */
export const businessSavingsForm = defineSection({
  name: 'businessSavings',
  title: 'Bereken wat jouw gebouwen besparen',
  fields: {
    industry: choice({ label: 'In welke branche werk je?', options: industries }),
    amountOfBuildings: choice({ label: 'Om hoeveel woningen gaat het?', options: amountsOfBuildings }),
    typeOfBuilding: choice({ label: 'Wat voor woningen zijn het?', options: savingsBuildingTypes }),
    buildingYear: choice({ label: 'Wanneer zijn ze gebouwd?', options: savingsBuildingYears }),
    buildingSize: wholeNumber({ label: 'Hoe groot is het woonoppervlak gemiddeld?', unit: 'm²', unknown: true, example: '95' }),
    gasUsage: wholeNumber({
      label: 'Hoeveel gas gebruikt een woning gemiddeld per jaar?',
      unit: 'm³',
      unknown: true,
      example: '1200',
    }),
    people: choice({ label: 'Hoeveel mensen wonen er gemiddeld?', options: businessResidents }),
    email: email({ label: 'E-mailadres', help: 'Hier sturen we de berekening naartoe.' }),
  },
});
