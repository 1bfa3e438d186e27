import type { CallRequest } from '@pomp/api-client';
import { unknownAnswer, type businessSavingsForm, type SectionAnswers } from '@pomp/domain';
import { numberOr } from './number-or.js';

/** The form filled in, as the call takes it. */
export function businessSavingsRequest({
  industry = 'overig',
  amountOfBuildings = '1',
  typeOfBuilding = 'anders',
  buildingYear = '10',
  buildingSize = unknownAnswer,
  gasUsage = unknownAnswer,
  people = '0',
  email = '',
}: SectionAnswers<typeof businessSavingsForm>) {
  return {
    b2b: true,
    people: Number(people),
    gasUsage: numberOr(gasUsage),
    email,
    industry,
    amountOfBuildings: Number(amountOfBuildings),
    buildingYear: Number(buildingYear),
    typeOfBuilding,
    buildingSize: numberOr(buildingSize),
  } as const satisfies CallRequest<'postSavings'>['body'];
}
