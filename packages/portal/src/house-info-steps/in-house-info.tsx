'use client';

import { useCallQuery } from '@pomp/api-client';
import { lazyFetched, Skeleton, Stack } from '@pomp/design-system';
import type { House } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { Suspense, type ReactNode } from 'react';
import type { HouseInfoBody, HouseInfoSectionName } from '../house-info/house-info-progress.js';
import { Loaded } from '../loading/loaded.js';
import { LoadingText } from '../loading/loading-text.js';
import type { AskedQuestionnaire } from '../questionnaire/asked-questionnaire.js';
import { houseInfoStepsTexts } from './texts.js';
import { useHouseInfoQuestionnaire } from './use-house-info-questionnaire.js';

/** Hardly anyone comes here without a house: whoever does fetches it. */
const NoSuchHouse = lazyFetched(async () => (await import('./no-such-house.js')).NoSuchHouse);

type HouseInfoQuestionnaire = AskedQuestionnaire<HouseInfoSectionName>;

export interface InHouseInfoProps {
  /** From the address of the page. */
  readonly houseId: string | undefined;
  readonly children: (questionnaire: HouseInfoQuestionnaire) => ReactNode;
}

/** What is about the house info of one house, once that is there; in words where there is no such house. */
export function InHouseInfo({ houseId, children }: InHouseInfoProps) {
  const houses = useCallQuery('getHouses');
  return (
    <Loaded query={houses} loading={<LoadingStep />}>
      {(found) => {
        const house = found.find(({ id }) => id === houseId);
        return house ? (
          <OfHouse house={house}>{children}</OfHouse>
        ) : (
          <Suspense fallback={<LoadingStep />}>
            <NoSuchHouse />
          </Suspense>
        );
      }}
    </Loaded>
  );
}

function OfHouse({ house, children }: { readonly house: House } & Pick<InHouseInfoProps, 'children'>) {
  const info = useCallQuery('getHouseInfo', { houseId: house.id });
  return (
    <Loaded query={info} loading={<LoadingStep />}>
      {(body) => (
        <Asked house={house} body={body}>
          {children}
        </Asked>
      )}
    </Loaded>
  );
}

function Asked({
  house,
  body,
  children,
}: { readonly house: House; readonly body: HouseInfoBody } & Pick<InHouseInfoProps, 'children'>) {
  return children(useHouseInfoQuestionnaire({ house, body }));
}

function LoadingStep() {
  const texts = useTexts(houseInfoStepsTexts);
  return (
    <Stack gap="l" width="form">
      <LoadingText>{texts.loading}</LoadingText>
      <Skeleton shape="field" count={3} />
    </Stack>
  );
}
