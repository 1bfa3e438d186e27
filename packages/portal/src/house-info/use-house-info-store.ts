'use client';

import { callQuery, useApi, useCallMutation } from '@pomp/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../portal/portal-context.js';
import type { QuestionnaireStore, SavedSection } from '../questionnaire/questionnaire-store.js';
import { askedSections, sectionSaveBody, type HouseInfoBody, type HouseInfoSectionName } from './house-info-progress.js';

/** The house info of one house, to save and to ask for anew. */
export function useHouseInfoStore(houseId: string): QuestionnaireStore<HouseInfoSectionName> {
  const { mutateAsync } = useCallMutation('postHouseInfo');
  const api = useApi();
  const queryClient = useQueryClient();
  const { today } = usePortal();
  return useMemo(() => {
    const sectionIn = (body: HouseInfoBody, name: HouseInfoSectionName): SavedSection<HouseInfoSectionName> => {
      const sections = askedSections({ houseId, body, today: today() });
      const asked = sections.find((section) => section.name === name);
      if (!asked) throw new Error(`The house info has no section "${name}".`);
      return { ...asked, completesAll: sections.every(({ state }) => state.done) };
    };
    return {
      save: async (name, { mode, answers }, revision) =>
        sectionIn(await mutateAsync({ query: { houseId }, body: sectionSaveBody(name, mode, answers), revision }), name),
      latest: async (name) =>
        sectionIn(
          await queryClient.fetchQuery({ ...callQuery(api, 'getHouseInfo', { houseId }), staleTime: 0, retry: false }),
          name,
        ),
    };
  }, [mutateAsync, api, queryClient, today, houseId]);
}
