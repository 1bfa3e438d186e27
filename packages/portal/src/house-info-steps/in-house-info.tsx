'use client';

import { useCallQuery } from '@pomp/api-client';
import { Skeleton, Stack } from '@pomp/design-system';
import { noHouseFound, type House } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import type { HouseInfoBody, HouseInfoSectionName } from '../house-info/house-info-progress.js';
import { houseInfoTexts } from '../house-info/texts.js';
import { Loaded } from '../loading/loaded.js';
import { LoadingText } from '../loading/loading-text.js';
import { usePath } from '../portal/portal-context.js';
import type { AskedQuestionnaire } from '../questionnaire/asked-questionnaire.js';
import { NotFoundScreen } from '../screen-parts/not-found-screen.js';
import { houseInfoStepsTexts } from './texts.js';
import { useHouseInfoQuestionnaire } from './use-house-info-questionnaire.js';

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
        return house ? <OfHouse house={house}>{children}</OfHouse> : <NoSuchHouse />;
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

function NoSuchHouse() {
  const texts = useTexts(houseInfoStepsTexts);
  const { title } = useTexts(houseInfoTexts);
  const language = useLanguage();
  const path = usePath();
  return (
    <NotFoundScreen
      title={title}
      text={language.say(noHouseFound)}
      wayOut={{ label: texts.home, href: path({ to: 'houseInfo' }) }}
    />
  );
}
