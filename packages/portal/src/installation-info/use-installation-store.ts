'use client';

import { useApi } from '@pomp/api-client';
import type { InstallationSectionName } from '@pomp/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../portal/portal-context.js';
import type { QuestionnaireStore } from '../questionnaire/questionnaire-store.js';
import type { InstallationPlace } from './installation-sections.js';
import { installationStore } from './installation-store.js';

/** The installation info of one house in one flow, to save and to ask for anew. */
export function useInstallationStore({ houseId, flow }: InstallationPlace): QuestionnaireStore<InstallationSectionName> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { today } = usePortal();
  return useMemo(() => installationStore({ api, queryClient, today }, { houseId, flow }), [api, queryClient, today, houseId, flow]);
}
