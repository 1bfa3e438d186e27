import { exampleQuestionnaire, houseInfo } from '@pomp/domain';
import type { HouseInfoBody } from './house-info-progress.js';

/** What a server can have stored of a house, for stories and tests. */
export const nothingStored: HouseInfoBody = { houseInfo: { completed: false }, installationInfo: { completed: false } };

type HouseInfo = HouseInfoBody['houseInfo'];

const answers = exampleQuestionnaire(houseInfo, {
  context: { today: '2026-11-21' },
  // What may stay open, some does.
  wishes: { heating: { brandThermostat: undefined, typethermostat: undefined } },
});
const sections: Partial<HouseInfo> = Object.fromEntries(
  Object.entries(answers).map(([name, given]) => [name, { ...given, completed: true }]),
);

export const everythingStored: HouseInfoBody = {
  ...nothingStored,
  houseInfo: { ...sections, completed: true },
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
