import type { RawAnswers } from '@pomp/domain';
import type { HouseInfoSectionName } from '../house-info/section-plan.js';

/** A terraced house of the seventies, lately insulated: every section answered. @param year of the answers about usage */
export const answeredHouse = (year: string): Readonly<Record<HouseInfoSectionName, RawAnswers>> => ({
  house: {
    buildingYear: '1975',
    buildingSize: '118',
    buildingLayers: '3',
    people: '4',
    typeOfBuilding: 'tussenwoning',
    roofSlope: '40',
    roofSlopeHeated: 'ja',
    basement: 'nee',
  },
  consumption: {
    gasConsumption: '1320',
    gasConsumptionYear: year,
    heatingUsage: 'ochtend en avond',
    electricityConsumption: '2850',
    waterConsumption: 'o.b.',
  },
  heating: {
    heatReleaseSystem: ['radiatoren', 'vloerverwarming'],
    supplyTemperature60C: 'ja',
    heatGenerationSystem: ['gasketel'],
    brandGasBoiler: 'Remeha',
    typeGasBoiler: 'Tzerra Ace 28c',
    brandThermostat: 'Honeywell',
    sunRegulation: 'nee',
  },
  isolation: {
    isolation: [
      { value: 'muur', installationYear: '2014' },
      { value: 'dak', rcValue: '4.5' },
      { value: 'raam', rcValue: '1.2' },
    ],
    ventilation: 'ventilatie met natuurlijke aanvoer en mechanische afvoer',
  },
  energylabel: {
    energylabel: 'B',
    areThereAdditionalAdjustments: 'ja',
    additionalAdjustments: ['zonnepanelen'],
  },
});

/** Begun, and left for whoever tries the form. */
export const begunConsumption = (year: string): RawAnswers => ({
  gasConsumption: '1450',
  gasConsumptionYear: year,
  electricityConsumption: 'o.b.',
});
