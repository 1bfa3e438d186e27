'use client';

import { useCallQuery } from '@pomp/api-client';
import { Alert, EmptyState, houseIcon, PageHeader, Skeleton, Stack } from '@pomp/design-system';
import { noHouseFound, type House } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { HouseChoice } from '../houses/house-choice.js';
import { housesTexts } from '../houses/texts.js';
import { useChosenHouse } from '../houses/use-chosen-house.js';
import { useHouseNotice } from '../houses/use-house-notice.js';
import { Loaded } from '../loading/loaded.js';
import { LoadingText } from '../loading/loading-text.js';
import { usePath } from '../portal/portal-context.js';
import { ChosenHouse } from './chosen-house.js';
import { houseInfoTexts } from './texts.js';

/** Props of `HouseInfoScreen`. */
export interface HouseInfoScreenProps {
  /** `houseId` from the address of the page; the main address without it. */
  readonly houseId?: string | undefined;
}

/** Woninggegevens: choose an address, see what we know of it, fill in what is missing, and settle which addresses there are. */
export function HouseInfoScreen({ houseId }: HouseInfoScreenProps) {
  const texts = useTexts(houseInfoTexts);
  const housesSay = useTexts(housesTexts);
  const path = usePath();
  const houses = useCallQuery('getHouses');
  useHouseNotice();
  return (
    <Stack gap="l">
      <PageHeader title={texts.title} intro={texts.intro} add={{ href: path({ to: 'addHouse' }), label: housesSay.addHouse }} />
      <Loaded query={houses} loading={<LoadingHouses />}>
        {(found) => (found.length === 0 ? <NoHouses /> : <HouseInfoOf houses={found} houseId={houseId} />)}
      </Loaded>
    </Stack>
  );
}

function LoadingHouses() {
  const texts = useTexts(housesTexts);
  return (
    <Stack gap="l" width="form">
      <Stack gap="xs">
        <LoadingText>{texts.loadingAddress}</LoadingText>
        <Skeleton shape="field" />
      </Stack>
      <LoadingText>{texts.loadingHouses}</LoadingText>
      <Skeleton shape="card" count={2} />
    </Stack>
  );
}

function NoHouses() {
  const texts = useTexts(housesTexts);
  return (
    <EmptyState icon={houseIcon}>
      <strong>{texts.noHouses}</strong>
      <br />
      {texts.empty}
    </EmptyState>
  );
}

interface HouseInfoOfProps extends HouseInfoScreenProps {
  readonly houses: readonly House[];
}

function HouseInfoOf({ houses, houseId }: HouseInfoOfProps) {
  const language = useLanguage();
  const path = usePath();
  const { house, choose } = useChosenHouse(houses, houseId, (chosen) => path({ to: 'houseInfo', houseId: chosen }));
  const choice = <HouseChoice houses={houses} house={house} onChoose={choose} />;
  if (house) return <ChosenHouse house={house} choice={choice} />;
  return (
    <Stack gap="l" width="form">
      {choice}
      <Alert tone="error">{language.say(noHouseFound)}</Alert>
    </Stack>
  );
}
