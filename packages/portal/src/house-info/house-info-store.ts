import { callQuery, type ApiClient } from '@pomp/api-client';
import type { CalendarDate } from '@pomp/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { QuestionnaireStore, SavedSection } from '../questionnaire/questionnaire-store.js';
import { askedSections, sectionSaveBody, type HouseInfoBody, type HouseInfoSectionName } from './house-info-progress.js';

/** What the questionnaires of a house are stored with. */
export interface StoreParts {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly today: () => CalendarDate;
}

/** The house info of one house, to save and to ask for anew. */
export function houseInfoStore({ api, queryClient, today }: StoreParts, houseId: string): QuestionnaireStore<HouseInfoSectionName> {
  const sectionIn = (body: HouseInfoBody, name: HouseInfoSectionName): SavedSection<HouseInfoSectionName> => {
    const sections = askedSections({ houseId, body, today: today() });
    const asked = sections.find((section) => section.name === name);
    if (!asked) throw new Error(`The house info has no section "${name}".`);
    return { ...asked, completesAll: sections.every(({ state }) => state.done) };
  };
  return {
    save: async (name, { mode, answers }, revision) =>
      sectionIn(
        await api.call('postHouseInfo', {
          query: { houseId },
          body: sectionSaveBody(name, mode, answers),
          ...(revision !== undefined && { revision }),
        }),
        name,
      ),
    latest: async (name) =>
      sectionIn(await queryClient.fetchQuery({ ...callQuery(api, 'getHouseInfo', { houseId }), staleTime: 0, retry: false }), name),
  };
}
