import {
  goOnAt,
  houseInfo,
  installationInfo,
  resolveQuestionnaire,
  type CalendarDate,
  type Flow,
  type InstallationSectionName,
  type OrderSituation,
  type SectionState,
} from '@pomp/domain';
import { storedSections, type HouseInfoBody, type HouseInfoSectionName } from '../house-info/house-info-progress.js';
import { installationStates } from '../installation-info/installation-sections.js';

/** How far one questionnaire is. */
export interface Progress<Name extends string = string> {
  /** How many sections miss something. */
  readonly missing: number;
  readonly goOnAt: Name | undefined;
}

/** How far the questionnaires are that an order asks for. */
export interface Information {
  readonly houseInfo: Progress<HouseInfoSectionName>;
  /** Undefined without an order that has an installation. */
  readonly installationInfo: Progress<InstallationSectionName> | undefined;
}

export function informationOf(body: HouseInfoBody, flow: Flow | null, today: CalendarDate): Information {
  return {
    houseInfo: progressOf(houseInfo, resolveQuestionnaire(houseInfo, storedSections(body), { today })),
    installationInfo: flow ? progressOf(installationInfo, installationStates(flow, body, today)) : undefined,
  };
}

function progressOf<Name extends string>(
  questionnaire: { readonly order: { readonly steps: readonly Name[]; readonly resume: readonly Name[] } },
  states: { readonly [N in Name]: SectionState },
): Progress<Name> {
  return { missing: questionnaire.order.steps.filter((name) => !states[name].done).length, goOnAt: goOnAt(questionnaire, states) };
}

export const resumeOf = ({ houseInfo: house, installationInfo: installation }: Information): OrderSituation['resume'] => ({
  houseInfo: house.goOnAt,
  installationInfo: installation?.goOnAt,
});
