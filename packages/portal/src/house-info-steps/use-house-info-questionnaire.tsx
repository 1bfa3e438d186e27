'use client';

import { useCompleteHouse, useHrefOf } from '@pomp/api-client';
import { formatAddress, houseInfo, type House } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { useMemo } from 'react';
import { HouseInPicture } from '../house-info/house-in-picture.js';
import { askedSections, type HouseInfoBody, type HouseInfoSectionName } from '../house-info/house-info-progress.js';
import { partLookedAt } from '../house-info/house-parts.js';
import { useKnownOfHouse } from '../house-info/use-known-of-house.js';
import { useHouseInfoStore } from '../house-info/use-house-info-store.js';
import { usePath, usePortal } from '../portal/portal-context.js';
import type { AskedQuestionnaire } from '../questionnaire/asked-questionnaire.js';
import { houseInfoStepsTexts } from './texts.js';

/** The house info of one house as a questionnaire to go through step by step. */
export function useHouseInfoQuestionnaire({
  house,
  body,
}: {
  readonly house: House;
  readonly body: HouseInfoBody;
}): AskedQuestionnaire<HouseInfoSectionName> {
  const words = useTexts(houseInfoStepsTexts);
  const today = usePortal().today();
  const path = usePath();
  const hrefOf = useHrefOf();
  const store = useHouseInfoStore(house.id);
  const known = useKnownOfHouse(house);
  const { mutateAsync: completeHouse } = useCompleteHouse();
  const { id: houseId, houseInfoCompleted: completed } = house;
  const about = formatAddress(house);

  return useMemo(() => {
    const sections = askedSections({ houseId, body, today, ...known });
    const done = sections.flatMap(({ name, state }) => (state.done ? [name] : []));
    return {
      about,
      steps: houseInfo.order.steps.flatMap((name) => sections.filter((section) => section.name === name)),
      store,
      complete: () => completeHouse({ houseId, flags: { houseInfoCompleted: true } }),
      completed,
      words,
      paths: {
        step: (step, from) => path({ to: 'houseInfoStep', houseId, step, ...(from && { from }) }),
        review: path({ to: 'houseInfoReview', houseId }),
        home: path({ to: 'houseInfo', houseId }),
        finished: path({ to: 'feedback', type: 'woning' }),
        pdf: hrefOf('getHouseInfoPdf', { houseId }),
      },
      inPicture: (looking, children, status) => (
        <HouseInPicture houseId={houseId} part={looking && partLookedAt(looking)} done={done} status={status}>
          {children}
        </HouseInPicture>
      ),
    };
  }, [about, body, completed, completeHouse, houseId, hrefOf, known, path, store, today, words]);
}
