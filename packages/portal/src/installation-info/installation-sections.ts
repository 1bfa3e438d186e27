import type { CallAnswer, CallRequest } from '@pomp/api-client';
import {
  completedFlagsOf,
  installationInfo,
  pumpFlags,
  resolveQuestionnaire,
  storedInFlow,
  type CalendarDate,
  type Flow,
  type InstallationSectionName,
  type SaveMode,
  type StoredInstallation,
} from '@pomp/domain';
import type { AskedSection } from '../questionnaire/asked-section.js';

export type InstallationBody = CallAnswer<'getHouseInfo'>;
export type AskedInstallationSection = AskedSection<InstallationSectionName>;

const names = Object.keys(installationInfo.sections) as InstallationSectionName[];

const storedInstallation = ({ installationInfo: stored }: InstallationBody): StoredInstallation =>
  Object.fromEntries(
    names.flatMap((name) => {
      const saved = stored[name];
      return saved ? [[name, { answers: saved, ...pumpFlags(({ sectionFlag }) => saved[sectionFlag] ?? false) }]] : [];
    }),
  );

/** How far every section is in one flow. */
export const installationStates = (flow: Flow, body: InstallationBody, today: CalendarDate) =>
  resolveQuestionnaire(installationInfo, storedInFlow(flow, storedInstallation(body)), { today, flow });

const noAnswers = {};

export interface InstallationPlace {
  readonly houseId: string;
  readonly flow: Flow;
}

/** Every section of one flow as something to ask. A section's rules read the answers that are stored of the sections before it. */
export function askedInstallation(
  { houseId, flow }: InstallationPlace,
  body: InstallationBody,
  today: CalendarDate,
): Readonly<Record<InstallationSectionName, AskedInstallationSection>> {
  const stored = storedInFlow(flow, storedInstallation(body));
  const context = { today, flow };
  const states = resolveQuestionnaire(installationInfo, stored, context);
  const asked = names.map((name) => {
    const section = installationInfo.sections[name];
    const after = Object.fromEntries(section.after.map((earlier) => [earlier, states[earlier].resolution.answers]));
    return [
      name,
      {
        name,
        section,
        stored: stored[name]?.answers ?? noAnswers,
        // No register knows where a pump can stand.
        suggested: noAnswers,
        scope: { after, context },
        place: `installationInfo/${houseId}/${flow}/${name}`,
        state: states[name],
        revision: body.revision,
      },
    ];
  });
  return Object.fromEntries(asked) as Readonly<Record<InstallationSectionName, AskedInstallationSection>>;
}

/** The save of one section (spec 1 §3 and §4): final marks it as completed for the pumps of the flow, a draft doesn't. */
export function installationSaveBody(
  flow: Flow,
  name: InstallationSectionName,
  mode: SaveMode,
  answers: object,
): CallRequest<'postHouseInfo'>['body'] {
  const completed = mode === 'final';
  return {
    installationInfo: { completed, [name]: { ...answers, completed, ...(completed && completedFlagsOf(flow)) } },
  } as CallRequest<'postHouseInfo'>['body'];
}
