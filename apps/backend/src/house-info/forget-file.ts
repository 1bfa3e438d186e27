import {
  calendarDate,
  flowOfFlags,
  installationInfo,
  removeFile,
  resolveQuestionnaire,
  storedInFlow,
  type CalendarDate,
  type Flow,
  type House,
  type InstallationSectionName,
  type PumpFlags,
  type StoredInstallation,
} from '@pomp/domain';
import type { Context } from '../context/context.js';
import { houseRepository } from '../houses/house.repository.js';
import { sectionRepository } from './section.repository.js';
import { storedInstallation } from './stored-sections.js';

interface ForgottenFile {
  readonly customerId: string;
  readonly houseId: string;
  readonly fileId: string;
}

/**
 * Takes a deleted file out of the stored answers. A section that it was required in is no longer finished, nor is the house. It is no
 * save: the revision stays, so that the tab in which the file was deleted can go on.
 */
export async function forgetFile({ database, clock }: Context, { customerId, houseId, fileId }: ForgottenFile): Promise<void> {
  const sections = sectionRepository(database);
  const houses = houseRepository(database);
  if (!(await houses.lock(customerId, houseId))) return;
  const found = await sections.findOfHouse(customerId, houseId);
  const before = storedInstallation(found?.sections ?? []);
  const holding = (Object.keys(installationInfo.sections) as InstallationSectionName[]).filter((name) =>
    holds(before, name, fileId),
  );
  for (const name of holding) {
    const stored = before[name];
    if (!stored) continue;
    const after: StoredInstallation = { ...before, [name]: { ...stored, answers: without(stored.answers, fileId) } };
    const lost = lostBy(name, before, after, calendarDate(clock()));
    const pompAoCompleted = stored.pompaoCompleted && !lost.pompaoCompleted;
    const pompTCompleted = stored.pomptCompleted && !lost.pomptCompleted;
    const flags = { completed: pompAoCompleted || pompTCompleted, pompAoCompleted, pompTCompleted };
    await sections.change(
      { houseId, part: installationInfo.part, section: name },
      { ...flags, answers: after[name]?.answers ?? {} },
    );
    const houseFlags: { [Flag in keyof House]?: false } = {
      ...(lost.pompaoCompleted && { installationInfoPompAoCompleted: false }),
      ...(lost.pomptCompleted && { installationInfoPompTCompleted: false }),
    };
    if (Object.keys(houseFlags).length > 0) await houses.setFlags(houseId, houseFlags);
  }
}

const isList = (answer: unknown): answer is readonly string[] =>
  Array.isArray(answer) && answer.every((item) => typeof item === 'string');

const holds = (stored: StoredInstallation, name: InstallationSectionName, fileId: string) =>
  Object.values(stored[name]?.answers ?? {}).some((answer) => isList(answer) && answer.includes(fileId));

const without = (answers: Readonly<Record<string, unknown>>, fileId: string) =>
  Object.fromEntries(
    Object.entries(answers).map(([field, answer]) => [field, isList(answer) ? removeFile(answer, fileId) : answer]),
  );

/** For which pumps a section was finished and now misses the file; none while it is still complete for all that it was finished for. */
function lostBy(
  name: InstallationSectionName,
  before: StoredInstallation,
  after: StoredInstallation,
  today: CalendarDate,
): PumpFlags {
  const stored = before[name];
  const missing = (flow: Flow, answers: StoredInstallation) =>
    resolveQuestionnaire(installationInfo, storedInFlow(flow, answers), { today, flow })[name].resolution.issues.length;
  const finishedIn = stored && flowOfFlags(stored);
  if (!stored || !finishedIn || missing(finishedIn, after) === 0) return { pompaoCompleted: false, pomptCompleted: false };
  const misses = (flow: Flow) => missing(flow, after) > missing(flow, before);
  return {
    pompaoCompleted: stored.pompaoCompleted && misses('pomp ao'),
    pomptCompleted: stored.pomptCompleted && misses('pomp t'),
  };
}
