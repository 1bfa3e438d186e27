import type { houseInfo, InstallationSectionName } from '@pomp/domain';

export type HouseInfoStep = keyof typeof houseInfo.sections;

/** How each step of the house info stands in the address. */
export const houseInfoSlugs = {
  consumption: 'verbruik',
  house: 'woning',
  isolation: 'isolatie-ventilatie',
  heating: 'verwarmingssysteem',
  energylabel: 'energielabel',
} as const satisfies Record<HouseInfoStep, string>;

export type InstallationStep = InstallationSectionName;

/** How each step of the installation info stands in the address. */
export const installationSlugs = {
  photos: 'fotos',
  placing: 'plaatsingslocatie',
  connection: 'koppeling',
} as const satisfies Record<InstallationStep, string>;

/** How the review of a questionnaire stands in the address: as a step, and as where a step leads back to. */
export const reviewSlug = 'nakijken';

const stepAt = <Step extends string>(slugs: Readonly<Record<Step, string>>, slug: string): Step | undefined =>
  (Object.keys(slugs) as Step[]).find((step) => slugs[step] === slug);

/** The step that an address names; undefined when there is none such. */
export const houseInfoStepAt = (slug: string): HouseInfoStep | undefined => stepAt(houseInfoSlugs, slug);

export const installationStepAt = (slug: string): InstallationStep | undefined => stepAt(installationSlugs, slug);

/** What `terug` in the address of a step says about where saving leads back to. */
export const stepFrom = (back: string | undefined): 'review' | undefined => (back === reviewSlug ? 'review' : undefined);
