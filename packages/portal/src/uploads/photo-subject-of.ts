import type { PhotoSubject } from '@pomp/design-system';
import { installationInfo, type Fields, type FilesField, type Worded } from '@pomp/domain';

/** What a good photo shows, drawn. A new question is drawn as the wall where something comes, until something closer is named here. */
const subjects: Readonly<Record<string, PhotoSubject>> = {
  photoCurrentGasBoilerAndPipes: 'boiler',
  photoPompAoPlacementLocation: 'outdoorPlace',
  photoPomptPlacementLocation: 'indoorPlace',
  photoElementPlacementLocation: 'wallPlace',
  photoConnectionLocationPompAo: 'hatch',
  photoPipeInstallationLocation: 'pipeRoute',
  photoCvPipes: 'pipes',
};

export const photoSubjectOf = (field: string): PhotoSubject => subjects[field] ?? 'wallPlace';

/** A question about files as it is defined. */
export function photoFieldOf(field: string): FilesField & Worded {
  const fields = Object.values(installationInfo.sections).flatMap((section) => Object.entries<Fields[string]>(section.fields));
  const found = fields.find(([name]) => name === field)?.[1];
  if (found?.kind !== 'files') throw new Error(`The installation info has no question about files "${field}".`);
  return found;
}
