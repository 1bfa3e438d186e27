'use client';

import { useCallQuery, useHrefOf } from '@pomp/api-client';
import { Skeleton, Stack } from '@pomp/design-system';
import { houseInfo, resolveQuestionnaire, type House } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { useMemo, useState, type ReactNode } from 'react';
import { AddressSettings } from '../houses/address-settings.js';
import { Loaded } from '../loading/loaded.js';
import { LoadingText } from '../loading/loading-text.js';
import { usePath, usePortal } from '../portal/portal-context.js';
import { AnswersLinks } from '../questionnaire/answers-links.js';
import { fillingOf } from '../questionnaire/filling.js';
import { SectionList } from '../questionnaire/section-list.js';
import { FillInTogether } from './fill-in-together.js';
import { HouseInPicture } from './house-in-picture.js';
import { HouseFillingPrompt } from './house-filling-prompt.js';
import { askedSections, storedSections, type HouseInfoBody } from './house-info-progress.js';
import { partLookedAt, type LookedAtPart } from './house-parts.js';
import { houseInfoTexts } from './texts.js';
import { useKnownOfHouse } from './use-known-of-house.js';
import { useHouseInfoStore } from './use-house-info-store.js';

export interface ChosenHouseProps {
  readonly house: House;
  /** Where another one can be chosen. */
  readonly choice: ReactNode;
}

/** All that can be seen and done of one house. Another one begins anew below the choice, which keeps the focus. */
export function ChosenHouse({ house, choice }: ChosenHouseProps) {
  const texts = useTexts(houseInfoTexts);
  const { today } = usePortal();
  const info = useCallQuery('getHouseInfo', { houseId: house.id });
  const [looking, setLooking] = useState<Readonly<Record<string, LookedAtPart | undefined>>>({});
  const states = info.data && resolveQuestionnaire(houseInfo, storedSections(info.data), { today: today() });
  const done = states ? houseInfo.order.screen.filter((name) => states[name].done) : [];
  return (
    <HouseInPicture houseId={house.id} part={looking[house.id]} done={done}>
      <Stack gap="xxl" width="form">
        <Stack gap="l">
          {choice}
          <Loaded
            key={house.id}
            query={info}
            loading={
              <Stack gap="l">
                <LoadingText>{texts.loading}</LoadingText>
                <Skeleton shape="card" count={2} />
              </Stack>
            }
          >
            {(body) => <HouseInfo house={house} body={body} onLookAt={(part) => setLooking({ [house.id]: part })} />}
          </Loaded>
        </Stack>
        <AddressSettings key={house.id} house={house} />
      </Stack>
    </HouseInPicture>
  );
}

interface HouseInfoProps {
  readonly house: House;
  readonly body: HouseInfoBody;
  readonly onLookAt: (part: LookedAtPart | undefined) => void;
}

function HouseInfo({ house, body, onLookAt }: HouseInfoProps) {
  const hrefOf = useHrefOf();
  const today = usePortal().today();
  const path = usePath();
  const known = useKnownOfHouse(house);
  const sections = useMemo(() => askedSections({ houseId: house.id, body, today, ...known }), [house.id, body, today, known]);
  const store = useHouseInfoStore(house.id);
  const filling = fillingOf(house.houseInfoCompleted, sections);
  return (
    <Stack gap="l">
      <HouseFillingPrompt house={house} filling={filling} />
      <SectionList sections={sections} store={store} onLookAt={(looked) => onLookAt(looked && partLookedAt(looked))} />
      {filling.kind !== 'nothing' && (
        <AnswersLinks
          review={path({ to: 'houseInfoReview', houseId: house.id })}
          pdf={hrefOf('getHouseInfoPdf', { houseId: house.id })}
        />
      )}
      <FillInTogether house={house} />
    </Stack>
  );
}
