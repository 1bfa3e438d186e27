'use client';

import { useCompleteHouse, useHrefOf } from '@pomp/api-client';
import {
  formatStreet,
  houseFlagsOf,
  installationInfo,
  isInstallationComplete,
  productLabel,
  productOf,
  type Flow,
  type House,
  type InstallationSectionName,
} from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { useMemo } from 'react';
import { InstallationInPicture } from '../installation-info/installation-in-picture.js';
import { useInstallationStore } from '../installation-info/use-installation-store.js';
import type { InstallationSections } from '../installation-info/with-installation.js';
import { usePath } from '../portal/portal-context.js';
import type { AskedQuestionnaire } from '../questionnaire/asked-questionnaire.js';
import { installationStepsTexts } from './texts.js';

export interface Installation {
  readonly house: House;
  readonly flow: Flow;
  readonly sections: InstallationSections;
}

/** The installation info of one house in one flow as a questionnaire to go through step by step. */
export function useInstallationQuestionnaire({ house, flow, sections }: Installation): AskedQuestionnaire<InstallationSectionName> {
  const words = useTexts(installationStepsTexts);
  const path = usePath();
  const hrefOf = useHrefOf();
  const { id: houseId } = house;
  const store = useInstallationStore({ houseId, flow });
  const { mutateAsync: completeHouse } = useCompleteHouse();
  const completed = isInstallationComplete(flow, house);
  const about = words.about({ product: productLabel(productOf[flow]), street: formatStreet(house) });

  return useMemo(() => {
    const { steps } = installationInfo.order;
    const place = { houseId, flow };
    return {
      about,
      steps: steps.map((name) => sections[name]),
      store,
      complete: () => completeHouse({ houseId, flags: houseFlagsOf(flow) }),
      completed,
      words,
      paths: {
        step: (step, from) => path({ to: 'installationStep', ...place, step, ...(from && { from }) }),
        review: path({ to: 'installationReview', ...place }),
        home: path({ to: 'installationInfo', ...place }),
        finished: path({ to: 'feedback', type: 'installatie' }),
        pdf: hrefOf('getInstallationInfoPdf', place),
      },
      inPicture: (looking, children, status) => (
        <InstallationInPicture looking={looking} flow={flow} sections={sections} status={status}>
          {children}
        </InstallationInPicture>
      ),
    };
  }, [about, completed, completeHouse, flow, houseId, hrefOf, path, sections, store, words]);
}
