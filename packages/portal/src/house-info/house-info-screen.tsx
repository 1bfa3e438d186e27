'use client';

import { useHouseInfo, useHouses } from '@pomp/api-client';
import { Alert, EmptyState, houseIcon, PageHeader, Skeleton, Stack, Text, WithAside } from '@pomp/design-system';
import { houseInfo, resolveQuestionnaire, type House } from '@pomp/domain';
import { useMemo, useState } from 'react';
import { HouseChoice } from '../houses/house-choice.js';
import { housesTexts } from '../houses/texts.js';
import { useChosenHouse } from '../houses/use-chosen-house.js';
import { Loaded } from '../loading/loaded.js';
import { usePath, usePortal, useTexts } from '../portal/portal-context.js';
import { storedSections, type HouseInfoBody } from './house-info-progress.js';
import { HouseInfoSection } from './house-info-section.js';
import type { ConsumptionPart } from './house-parts.js';
import { SectionPicture } from './section-picture.js';
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
  return (
    <Stack gap="xl">
      <Stack width="form">
        <HouseChoice houses={houses} houseId={house?.id} onChoose={choose} />
      </Stack>
      {house ? <Sections key={house.id} houseId={house.id} /> : <Alert tone="error">{texts.noHouse}</Alert>}
    </Stack>
  );
}

function Sections({ houseId }: { readonly houseId: string }) {
  const texts = useTexts('houseInfo', houseInfoTexts);
  const info = useHouseInfo(houseId);
  return (
    <Loaded
      query={info}
      loading={
        <Stack gap="l" width="form">
          <LoadingText>{texts.loading}</LoadingText>
          <Skeleton shape="card" count={2} />
        </Stack>
      }
    >
      {(body) => <LoadedSections houseId={houseId} body={body} />}
    </Loaded>
  );
}

function LoadedSections({ houseId, body }: { readonly houseId: string; readonly body: HouseInfoBody }) {
  const today = usePortal().today();
  const [part, setPart] = useState<ConsumptionPart>('boiler');
  const stored = useMemo(() => storedSections(body), [body]);
  const states = resolveQuestionnaire(houseInfo, stored, { today });
  const done = houseInfo.order.screen.filter((name) => states[name].done);
  return (
    <WithAside aside={<SectionPicture part={part} done={done} />}>
      <Stack gap="xxl" width="form">
        {houseInfo.order.screen.map((name) => (
          <HouseInfoSection key={name} houseId={houseId} name={name} stored={stored[name]} state={states[name]} onLookAt={setPart} />
        ))}
      </Stack>
    </WithAside>
  );
}
