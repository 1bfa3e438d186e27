'use client';

import { callQuery, useApi, useCallMutation } from '@pomp/api-client';
import { installationInfo, type InstallationSectionName } from '@pomp/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../portal/portal-context.js';
import type { QuestionnaireStore, SavedSection } from '../questionnaire/questionnaire-store.js';
import { askedInstallation, installationSaveBody, type InstallationBody, type InstallationPlace } from './installation-sections.js';

/** The installation info of one house in one flow, to save and to ask for anew. */
export function useInstallationStore({ houseId, flow }: InstallationPlace): QuestionnaireStore<InstallationSectionName> {
  const { mutateAsync } = useCallMutation('postHouseInfo');
  const api = useApi();
  const queryClient = useQueryClient();
  const { today } = usePortal();
  return useMemo(() => {
    const sectionIn = (body: InstallationBody, name: InstallationSectionName): SavedSection<InstallationSectionName> => {
      const sections = askedInstallation({ houseId, flow }, body, today());
      return { ...sections[name], completesAll: installationInfo.order.screen.every((section) => sections[section].state.done) };
    };
    return {
      save: async (name, { mode, answers }, revision) =>
        sectionIn(
          await mutateAsync({ query: { houseId, flow }, body: installationSaveBody(flow, name, mode, answers), revision }),
          name,
        ),
      latest: async (name) =>
        sectionIn(
          await queryClient.fetchQuery({ ...callQuery(api, 'getHouseInfo', { houseId }), staleTime: 0, retry: false }),
          name,
        ),
    };
  }, [mutateAsync, api, queryClient, today, houseId, flow]);
}
