import { canBe } from '../savings/limits.js';
import { choice } from '../sections/kinds/choice.js';
import { yesNo } from '../sections/kinds/options.js';
import { wholeNumber } from '../sections/kinds/number.js';
import { text } from '../sections/kinds/text.js';
import { asksPeriod, asksSize, defineHouseSection } from './registered-home.js';

/** Woning: the building itself. */
export const houseSection = defineHouseSection({
  name: 'house',
  fields: {
    buildingYear: choice({
      // The wire has the last year of each period (spec 2 §3).
      options: ['1964', '1975', '1983', '1988', '1992', '2005', '2015', '2016'],
      unknown: true,
      example: '1975',
    }),
    buildingSize: wholeNumber({ unit: 'm²', unknown: true, example: '124' }),
    buildingLayers: choice({ options: ['1', '2', '3', '4', '5'], unknown: true, example: '3' }),
    people: choice({ options: ['1', '2', '3', '4', '5', 'more then 5'], unknown: true, example: '4' }),
    typeOfBuilding: choice({
      options: ['tussenwoning', 'hoekwoning', '2onder1kap', 'vrijstaand', 'appartement', 'overig'],
      unknown: true,
    }),
    typeOfBuildingOther: text({ example: 'Woonboot' }),
    typeOfAppartment: choice({ options: ['hoekappartement', 'tussenappartement'] }),
    roofUpstairsNeighbors: choice({ options: ['0', '25', '50', '75', '100'], unknown: true }),
    floorUpstairsNeighbors: choice({ options: ['grond', 'ander appartment', 'kelder'], unknown: true }),
    roofSlope: choice({ options: ['0', '20', '40', '50', '60', '80', '100'], unknown: true, example: '100' }),
    roofSlopeHeated: choice({ options: yesNo, unknown: true }),
    basement: choice({ options: yesNo, unknown: true, example: 'nee' }),
    basementPercentage: choice({ options: ['25', '50', '75', '100'], unknown: true }),
  },
  presence: {
    typeOfBuildingOther: ({ answers }) => (answers.typeOfBuilding === 'overig' ? 'optional' : 'hidden'),
    typeOfAppartment: ({ answers }) => (answers.typeOfBuilding === 'appartement' ? 'required' : 'hidden'),
    roofUpstairsNeighbors: ({ answers }) => (answers.typeOfBuilding === 'appartement' ? 'required' : 'hidden'),
    floorUpstairsNeighbors: ({ answers }) => (answers.typeOfBuilding === 'appartement' ? 'required' : 'hidden'),
    roofSlopeHeated: ({ answers: { roofSlope, typeOfBuilding } }) =>
      roofSlope !== undefined && roofSlope !== '0' && typeOfBuilding !== undefined ? 'required' : 'hidden',
    // Until a type is chosen nobody knows whether there can be a cellar; `o.b.` counts as chosen and not an apartment.
    basement: ({ answers: { typeOfBuilding } }) =>
      typeOfBuilding !== undefined && typeOfBuilding !== 'appartement' ? 'required' : 'hidden',
    basementPercentage: ({ answers: { basement, floorUpstairsNeighbors } }) =>
      basement === 'ja' || floorUpstairsNeighbors === 'kelder' ? 'required' : 'hidden',
  },
  checks: { buildingSize: canBe('buildingSize') },
  questions: { buildingYear: asksPeriod, buildingSize: asksSize },
});
