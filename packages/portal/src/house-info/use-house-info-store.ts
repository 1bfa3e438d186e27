'use client';

import { useApi } from '@pomp/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../portal/portal-context.js';
import type { QuestionnaireStore } from '../questionnaire/questionnaire-store.js';
import type { HouseInfoSectionName } from './house-info-progress.js';
import { houseInfoStore } from './house-info-store.js';

/** The house info of one house, to save and to ask for anew. */
export function useHouseInfoStore(houseId: string): QuestionnaireStore<HouseInfoSectionName> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { today } = usePortal();
  return useMemo(() => houseInfoStore({ api, queryClient, today }, houseId), [api, queryClient, today, houseId]);
}
