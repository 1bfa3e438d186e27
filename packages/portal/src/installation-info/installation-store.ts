import { callQuery } from '@pomp/api-client';
import { installationInfo, type InstallationSectionName } from '@pomp/domain';
import type { StoreParts } from '../house-info/house-info-store.js';
import type { QuestionnaireStore, SavedSection } from '../questionnaire/questionnaire-store.js';
import { askedInstallation, installationSaveBody, type InstallationBody, type InstallationPlace } from './installation-sections.js';

/** The installation info of one house in one flow, to save and to ask for anew. */
export function installationStore(
  { api, queryClient, today }: StoreParts,
  { houseId, flow }: InstallationPlace,
): QuestionnaireStore<InstallationSectionName> {
  const sectionIn = (body: InstallationBody, name: InstallationSectionName): SavedSection<InstallationSectionName> => {
    const sections = askedInstallation({ houseId, flow }, body, today());
    return { ...sections[name], completesAll: installationInfo.order.screen.every((section) => sections[section].state.done) };
  };
  return {
    save: async (name, { mode, answers }, revision) =>
      sectionIn(
        await api.call('postHouseInfo', {
          query: { houseId, flow },
          body: installationSaveBody(flow, name, mode, answers),
          ...(revision !== undefined && { revision }),
        }),
        name,
      ),
    latest: async (name) =>
      sectionIn(await queryClient.fetchQuery({ ...callQuery(api, 'getHouseInfo', { houseId }), staleTime: 0, retry: false }), name),
  };
}
