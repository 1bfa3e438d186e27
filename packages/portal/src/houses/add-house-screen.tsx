'use client';

import { addressIcon, ButtonLink, Card, Icon, Inline, Link, PageHeader, Stack, Text } from '@pomp/design-system';
import { addHouseForm, formatAddress, formatStreet, type House } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { AnnouncedHeading } from '../screen-parts/announced-heading.js';
import { usePath } from '../portal/portal-context.js';
import { AddHouseForm } from './add-house-form.js';
import { housesTexts } from './texts.js';

/** Woning toevoegen: an address, and then the word that it was added. */
export function AddHouseScreen() {
  const texts = useTexts(housesTexts);
  const language = useLanguage();
  const [added, setAdded] = useState<House>();
  if (added) return <HouseAdded house={added} />;
  return (
    <Stack gap="xl" width="form">
      <PageHeader title={language.say(addHouseForm.title)} intro={texts.addIntro} />
      <AddHouseForm onAdded={setAdded} />
    </Stack>
  );
}

function HouseAdded({ house }: { readonly house: House }) {
  const texts = useTexts(housesTexts);
  const path = usePath();
  return (
    <Stack gap="l" width="form">
      <AnnouncedHeading>{texts.added}</AnnouncedHeading>
      <Card>
        <Inline gap="s" wrap="nowrap" align="start">
          <Icon of={addressIcon} size="large" />
          <Text weight="strong">{formatAddress(house)}</Text>
        </Inline>
      </Card>
      <Text measure>{texts.addedNext}</Text>
      <Inline gap="l" stacked="phone">
        <ButtonLink href={path({ to: 'houseInfo', houseId: house.id })} width="phone">
          {texts.fillInNow({ street: formatStreet(house) })}
        </ButtonLink>
        <Link href={path({ to: 'houseInfo' })}>{texts.backToHouseInfo}</Link>
      </Inline>
    </Stack>
  );
}
