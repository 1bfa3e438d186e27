import type { HouseInfoBody } from './house-info-progress.js';

/** What a server can have stored of a house, for stories and tests. */
export const nothingStored: HouseInfoBody = { houseInfo: { completed: false }, installationInfo: { completed: false } };

export const everythingStored: HouseInfoBody = {
  installationInfo: { completed: false },
  houseInfo: {
    completed: true,
    house: {
      buildingYear: '1975',
      buildingSize: '124',
      buildingLayers: '3',
      people: '4',
      typeOfBuilding: 'tussenwoning',
      roofSlope: '100',
      roofSlopeHeated: 'ja',
      basement: 'nee',
      completed: true,
    },
    consumption: {
      gasConsumption: '1450',
      gasConsumptionYear: '2025',
      heatingUsage: 'ochtend en avond',
      electricityConsumption: '2900',
      waterConsumption: 'o.b.',
      completed: true,
    },
    heating: {
      heatReleaseSystem: ['radiatoren', 'vloerverwarming'],
      supplyTemperature60C: 'ja',
      heatGenerationSystem: ['gasketel'],
      brandGasBoiler: 'Remeha',
      typeGasBoiler: 'Tzerra Ace 28c',
      sunRegulation: 'nee',
      completed: true,
    },
    isolation: {
      isolation: [
        { value: 'muur', rcValue: '1.3' },
        { value: 'raam', installationYear: '2016' },
      ],
      ventilation: 'ventilatie met natuurlijke aanvoer en mechanische afvoer',
      completed: true,
    },
    energylabel: {
      energylabel: 'C',
      areThereAdditionalAdjustments: 'ja',
      additionalAdjustments: ['zonnepanelen'],
      completed: true,
    },
  },
};

/** Two sections done, one begun, two never opened. */
export const partlyStored: HouseInfoBody = {
  ...everythingStored,
  houseInfo: {
    completed: false,
    house: everythingStored.houseInfo.house,
    consumption: everythingStored.houseInfo.consumption,
    heating: { heatReleaseSystem: ['radiatoren'], heatGenerationSystem: ['gasketel'], completed: false },
  },
};
