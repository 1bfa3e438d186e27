'use client';

import { useHouseInfo, useHouses } from '@pomp/api-client';
import { Alert, EmptyState, houseIcon, PageHeader, Skeleton, Stack, Text } from '@pomp/design-system';
import { firstIncomplete, houseInfo, resolveQuestionnaire, type House } from '@pomp/domain';
import { useMemo, useState, type ReactNode } from 'react';
import { HouseChoice } from '../houses/house-choice.js';
import { housesTexts } from '../houses/texts.js';
import { useChosenHouse } from '../houses/use-chosen-house.js';
import { Loaded } from '../loading/loaded.js';
import { usePath, usePortal, useTexts } from '../portal/portal-context.js';
import { HouseInPicture } from './house-in-picture.js';
import { askedSections, storedSections, type HouseInfoBody } from './house-info-progress.js';
import { HouseInfoSection } from './house-info-section.js';
import { partOfSection, type LookedAtPart } from './house-parts.js';
import { houseInfoTexts } from './texts.js';

export interface HouseInfoScreenProps {
  /** `houseId` from the address of the page; the main address without it. */
  readonly houseId?: string | undefined;
}

/** Woninggegevens: choose an address, see what we know of it, fill in what is missing. */
export function HouseInfoScreen({ houseId }: HouseInfoScreenProps) {
  const texts = useTexts('houseInfo', houseInfoTexts);
  const houses = useHouses();
  return (
    <Stack gap="l">
      <PageHeader title={texts.title} intro={texts.intro} />
      <Loaded query={houses} loading={<LoadingHouses />}>
        {(found) => (found.length === 0 ? <NoHouses /> : <HouseInfoOf houses={found} houseId={houseId} />)}
      </Loaded>
    </Stack>
  );
}

function LoadingHouses() {
  const texts = useTexts('houses', housesTexts);
  return (
    <Stack gap="l" width="form">
      <Skeleton shape="field" label={texts.loadingAddress} />
      <LoadingText>{texts.loadingHouses}</LoadingText>
      <Skeleton shape="card" count={2} />
    </Stack>
  );
}

function LoadingText({ children }: { readonly children: string }) {
  return (
    <div role="status">
      <Text tone="muted">{children}</Text>
    </div>
  );
}

function NoHouses() {
  const texts = useTexts('houses', housesTexts);
  return (
    <EmptyState icon={houseIcon}>
      {texts.empty} {texts.emptyWithoutButton}
    </EmptyState>
  );
}

interface HouseInfoOfProps extends HouseInfoScreenProps {
  readonly houses: readonly House[];
}

function HouseInfoOf({ houses, houseId }: HouseInfoOfProps) {
  const texts = useTexts('houses', housesTexts);
  const path = usePath();
  const { house, choose } = useChosenHouse(houses, houseId, (chosen) => path({ to: 'houseInfo', houseId: chosen }));
  const choice = <HouseChoice houses={houses} houseId={house?.id} onChoose={choose} />;
  if (house) return <ChosenHouse key={house.id} houseId={house.id} choice={choice} />;
  return (
    <Stack gap="l" width="form">
      {choice}
      <Alert tone="error">{texts.noHouse}</Alert>
    </Stack>
  );
}

function ChosenHouse({ houseId, choice }: { readonly houseId: string; readonly choice: ReactNode }) {
  const texts = useTexts('houseInfo', houseInfoTexts);
  const { today } = usePortal();
  const info = useHouseInfo(houseId);
  const [looking, setLooking] = useState<{ readonly at: LookedAtPart | undefined }>();
  const states = info.data && resolveQuestionnaire(houseInfo, storedSections(info.data), { today: today() });
  const done = states ? houseInfo.order.screen.filter((name) => states[name].done) : [];
  const asked = states && firstIncomplete(houseInfo, states);
  return (
    <HouseInPicture part={looking ? looking.at : asked && partOfSection(asked)} done={done}>
      <Stack gap="xl" width="form">
        {choice}
        <Loaded
          query={info}
          loading={
            <Stack gap="l">
              <LoadingText>{texts.loading}</LoadingText>
              <Skeleton shape="card" count={2} />
            </Stack>
          }
        >
          {(body) => <Sections houseId={houseId} body={body} onLookAt={(at) => setLooking({ at })} />}
        </Loaded>
      </Stack>
    </HouseInPicture>
  );
}

interface SectionsProps {
  readonly houseId: string;
  readonly body: HouseInfoBody;
  readonly onLookAt: (part: LookedAtPart | undefined) => void;
}

function Sections({ houseId, body, onLookAt }: SectionsProps) {
  const today = usePortal().today();
  const sections = useMemo(() => askedSections(houseId, body, today), [houseId, body, today]);
  return (
    <Stack gap="xxl">
      {sections.map((asked) => (
        <HouseInfoSection key={asked.name} houseId={houseId} asked={asked} onLookAt={onLookAt} />
      ))}
    </Stack>
  );
}
