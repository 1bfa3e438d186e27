import type { InstallationSectionName, RawAnswers } from '@pomp/domain';

/** All-electric in the terraced house, each section after those that its rules read. What it was installed by: every question of every flow is answered. */
export const answeredInstallation: Readonly<Record<InstallationSectionName, RawAnswers>> = {
  placing: {
    wifiOrCable: 'wifi',
    pompAoPlacementLocation: 'grond',
    distancePompAoToElectricity: '9',
    distancePompAoToCv: '6,5',
    wallPompAo: 'steen',
    element: 'nee',
    floorPompt: '1e verdieping',
    pomptFitStairs: 'ja',
    doesCvNeedToBeMoved: 'ja',
  },
  photos: { photoCurrentGasBoilerAndPipes: ['o.b.'], photoPompAoPlacementLocation: ['o.b.'], pomptAtCurrentBoilerLocation: 'ja' },
  connection: { pipesInsight: 'ja', pipeDistanceFromPompAo: '4', photoPipeInstallationLocation: ['o.b.'], wallOutletPompt: 'ja' },
};
