import type { Flow } from '@pomp/domain';
import { expect, type Page } from '@playwright/test';

const house = {
  consumption: {
    gasConsumption: '1450',
    gasConsumptionYear: '2024',
    heatingUsage: 'overdag',
    electricityConsumption: '2900',
    waterConsumption: 'o.b.',
  },
  house: {
    buildingYear: 'o.b.',
    buildingSize: '124',
    buildingLayers: '3',
    people: '4',
    typeOfBuilding: 'vrijstaand',
    roofSlope: '0',
    basement: 'nee',
  },
  isolation: { isolation: [{ value: 'geen' }], ventilation: 'o.b.' },
  heating: { heatReleaseSystem: ['vloerverwarming'], heatGenerationSystem: ['gasketel'], sunRegulation: 'o.b.' },
  energylabel: { energylabel: 'C', areThereAdditionalAdjustments: 'nee' },
};
const pompAo = {
  placing: {
    wifiOrCable: 'wifi',
    pompAoPlacementLocation: 'grond',
    distancePompAoToElectricity: '8',
    distancePompAoToCv: '6,5',
    wallPompAo: 'steen',
  },
  photos: { photoPompAoPlacementLocation: ['o.b.'] },
  connection: { pipesInsight: 'ja', pipeDistanceFromPompAo: '3', photoPipeInstallationLocation: ['o.b.'] },
};
const pompT = {
  placing: { element: 'nee', floorPompt: '1e verdieping', pomptFitStairs: 'ja', doesCvNeedToBeMoved: 'n.v.t' },
  photos: { pomptAtCurrentBoilerLocation: 'ja' },
  connection: { wallOutletPompt: 'ja' },
};
const boilerPhotos = { photoCurrentGasBoilerAndPipes: ['o.b.'] };

const installation: Record<Flow, { placing: object; photos: object; connection: object }> = {
  'pomp ao': { ...pompAo, photos: { ...pompAo.photos, ...boilerPhotos } },
  'all-electric': {
    placing: { ...pompAo.placing, ...pompT.placing },
    photos: { ...pompAo.photos, ...pompT.photos },
    connection: { ...pompAo.connection, ...pompT.connection },
  },
  'pomp t': pompT,
};
const flags: Record<Flow, object> = {
  'pomp ao': { installationInfoPompAoCompleted: true },
  'all-electric': { installationInfoPompAoCompleted: true, installationInfoPompTCompleted: true },
  'pomp t': { installationInfoPompTCompleted: true },
};

/** Everything that the seller asks about a house and its installation, saved as the pages would; those have journeys of their own. */
export async function giveAllInformation(page: Page, houseId: string, flow: Flow): Promise<void> {
  const save = async (part: 'houseInfo' | 'installationInfo', sections: object) => {
    for (const [name, answers] of Object.entries(sections)) {
      const query = part === 'installationInfo' ? `&${new URLSearchParams({ flow }).toString()}` : '';
      const answer = await page.request.post(`/api/account/postHouseInfo?houseId=${houseId}${query}`, {
        data: { [part]: { completed: true, [name]: { ...answers, completed: true } } },
      });
      expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200);
    }
  };
  await save('houseInfo', house);
  await save('installationInfo', installation[flow]);
  const finished = await page.request.put(`/api/account/putHouse?houseId=${houseId}`, {
    data: { houseInfoCompleted: true, ...flags[flow] },
  });
  expect(finished.status(), await finished.text()).toBe(200);
}
