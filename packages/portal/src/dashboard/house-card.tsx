'use client';

import { useCallQuery } from '@pomp/api-client';
import {
  AlertMark,
  ButtonLink,
  Card,
  Columns,
  doneIcon,
  Heading,
  HouseIllustration,
  Icon,
  Inline,
  openIcon,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@pomp/design-system';
import { formatStreet, type House } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useId } from 'react';
import { litParts } from '../house-info/drawn-parts.js';
import { houseInfoProgress, type HouseInfoProgress, type SectionProgress } from '../house-info/house-info-progress.js';
import { LoadFailure, loadStateOf } from '../loading/loaded.js';
import { OwnHouse } from '../own-house/own-house.js';
import { usePath, usePortal } from '../portal/portal-context.js';
import { housesTexts } from '../houses/texts.js';

export interface HouseCardProps {
  readonly house: House;
}

/** One house with what is known of it, in words and in the picture. */
export function HouseCard({ house }: HouseCardProps) {
  const texts = useTexts(housesTexts);
  const headingId = useId();
  const { today } = usePortal();
  const info = loadStateOf(useCallQuery('getHouseInfo', { houseId: house.id }));
  const progress = info.state === 'loaded' ? houseInfoProgress(info.resource, today()) : undefined;
  const sections = progress?.sections;
  const done = sections?.filter((section) => section.done) ?? [];
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Inline justify="between" gap="s" wrap="nowrap" align="start">
            <Heading level={2} size="h3" id={headingId}>
              {formatStreet(house)}
            </Heading>
            {!house.houseInfoCompleted && <AlertMark label={texts.incomplete} />}
          </Inline>
          <Text tone="muted">
            {house.zipcode} {house.city}
          </Text>
          {sections && (
            <Text tone="muted" size="small">
              {house.mainAddress && `${texts.mainAddress} · `}
              {texts.progress({ done: done.length, all: sections.length })}
            </Text>
          )}
          {info.state === 'loading' && <Skeleton />}
        </Stack>
        {info.state === 'failed' ? (
          <LoadFailure {...info} />
        ) : (
          <Columns tablet="wideFirst" align="end" gap="m">
            <Stack gap="m">
              {sections ? <SectionChecklist sections={sections} /> : <Skeleton />}
              <div>
                <HouseLink house={house} progress={progress} />
              </div>
            </Stack>
            <OwnHouse houseId={house.id} drawing={() => <HouseIllustration done={litParts(done.map(({ name }) => name))} />} />
          </Columns>
        )}
      </Stack>
    </Card>
  );
}

interface HouseLinkProps extends HouseCardProps {
  /** Undefined while loading. */
  readonly progress: HouseInfoProgress | undefined;
}

/** To the next thing to fill in; once everything is, to saying so. */
function HouseLink({ house, progress }: HouseLinkProps) {
  const texts = useTexts(housesTexts);
  const path = usePath();
  const street = formatStreet(house);
  const toHouse = path({ to: 'houseInfo', houseId: house.id });
  const step = progress?.goesOnAt;
  const [href, words, name] =
    !progress || step
      ? [step ? path({ to: 'houseInfoStep', houseId: house.id, step }) : toHouse, texts.fillIn, texts.fillInHouse({ street })]
      : house.houseInfoCompleted
        ? [toHouse, texts.open, texts.openHouse({ street })]
        : [path({ to: 'houseInfoReview', houseId: house.id }), texts.finish, texts.finishHouse({ street })];
  return (
    <ButtonLink tone="secondary" size="small" href={href} aria-label={name}>
      {words}
    </ButtonLink>
  );
}

/** About as high as a card that comes. */
export function HouseCardSkeleton() {
  return (
    <Card>
      <Stack gap="m">
        <Skeleton shape="heading" />
        <Skeleton shape="card" />
      </Stack>
    </Card>
  );
}

function SectionChecklist({ sections }: { readonly sections: readonly SectionProgress[] }) {
  const texts = useTexts(housesTexts);
  const language = useLanguage();
  return (
    <Stack as="ul" gap="xs">
      {sections.map((section) => (
        <li key={section.name}>
          <Inline gap="xs" wrap="nowrap" align="start">
            <Text as="span" tone={section.done ? 'success' : 'warning'}>
              <Icon of={section.done ? doneIcon : openIcon} />
            </Text>
            <Text as="span" weight={section.done ? 'text' : 'strong'}>
              {language.say(section.title)}
              <VisuallyHidden> ({section.done ? texts.done : texts.missing})</VisuallyHidden>
            </Text>
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
