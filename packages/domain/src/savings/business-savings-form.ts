import { defineSection } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';
import { wholeNumber } from '../sections/kinds/number.js';
import { email } from '../sections/kinds/text-formats.js';
import type { Question } from '../sections/question.js';
import { unknownAnswer } from '../sections/unknown-answer.js';
import { savingsBuildingYears } from './building-periods.js';
import { asksAgain, canBe } from './limits.js';
import { questionableTogether } from './limits-together.js';
import { amountsOfBuildings, businessResidents, industries, savingsBuildingTypes } from './savings-options.js';

/** For organisations that look after many homes: averages of them. */
export const businessSavingsForm = defineSection({
  name: 'businessSavings',
  fields: {
    industry: choice({ options: industries }),
    amountOfBuildings: choice({ options: amountsOfBuildings }),
    typeOfBuilding: choice({ options: savingsBuildingTypes }),
    buildingYear: choice({ options: savingsBuildingYears }),
    buildingSize: wholeNumber({ unit: 'm²', unknown: true, example: '95' }),
    gasUsage: wholeNumber({ unit: 'm³', unknown: true, example: '1200' }),
    people: choice({ options: businessResidents }),
    email: email(),
  },
  checks: { gasUsage: canBe('gasUse'), buildingSize: canBe('buildingSize') },
  questions: {
    buildingSize: asksAgain('buildingSize'),
    gasUsage: (gas, { answers: { buildingSize } }) => asksAgain('gasUse')(gas) ?? together(gas, buildingSize),
  },
});

const together = (gas: string, size = unknownAnswer as string): Question | undefined =>
  gas === unknownAnswer || size === unknownAnswer
    ? undefined
    : questionableTogether({ gasUse: Number(gas), floorArea: Number(size) });
