import {
  consumption,
  exampleAnswers,
  exampleQuestionnaire,
  houseInfo,
  installationInfo,
  unknownAnswer,
  type CalendarDate,
  type RawAnswers,
} from '@pomp/domain';

/** A terraced house of the seventies, lately insulated: every section answered. The figures are its own, the rest is what the sections give as examples. */
export const answeredHouse = (today: CalendarDate) =>
  exampleQuestionnaire(houseInfo, {
    context: { today },
    wishes: {
      house: { buildingSize: '118' },
      consumption: { gasConsumption: '1320', electricityConsumption: '2850' },
      energylabel: { energylabel: 'B' },
    },
  });

/** All-electric in the terraced house, what it was installed by: every question of every flow is answered. */
export const answeredInstallation = (today: CalendarDate) =>
  exampleQuestionnaire(installationInfo, { context: { today, flow: 'all-electric' } });

/** Begun, and left for whoever tries the form. */
export function begunConsumption(today: CalendarDate): RawAnswers {
  const { gasConsumption, gasConsumptionYear } = exampleAnswers(consumption, { after: {}, context: { today } });
  return { gasConsumption, gasConsumptionYear, electricityConsumption: unknownAnswer };
}
