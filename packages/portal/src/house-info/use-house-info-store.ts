'use client';

import { houseInfoQuery, useApi, useSaveSection } from '@pomp/api-client';
import type { Fields } from '@pomp/domain';
import type { Submission } from '@pomp/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../portal/portal-context.js';
import { askedSections, sectionSaveBody, type AskedHouseSection, type HouseInfoBody, type HouseInfoSectionName } from './house-info-progress.js';

/** Saves sections of one house, and asks for them anew. Each answers with the section as it is stored then, and fails as calls do. */
export interface HouseInfoStore {
  readonly save: (name: HouseInfoSectionName, submission: Submission<Fields>, revision: string | undefined) => Promise<AskedHouseSection>;
  readonly latest: (name: HouseInfoSectionName) => Promise<AskedHouseSection>;
}

export function useHouseInfoStore(houseId: string): HouseInfoStore {
  const { mutateAsync } = useSaveSection();
  const api = useApi();
  const queryClient = useQueryClient();
  const { today } = usePortal();
  return useMemo(() => {
    const sectionIn = (body: HouseInfoBody, name: HouseInfoSectionName): AskedHouseSection => {
      const asked = askedSections(houseId, body, today()).find((section) => section.name === name);
      if (!asked) throw new Error(`The house info has no section "${name}".`);
      return asked;
    };
    return {
      save: async (name, { mode, answers }, revision) => sectionIn(await mutateAsync({ houseId, body: sectionSaveBody(name, mode, answers), revision }), name),
      latest: async (name) => sectionIn(await queryClient.fetchQuery({ ...houseInfoQuery(api, houseId), staleTime: 0, retry: false }), name),
    };
  }, [mutateAsync, api, queryClient, today, houseId]);
}
