'use client';

import { Alert, arrowRightIcon, ButtonLink, Card, Heading, Stack, Text } from '@pomp/design-system';
import { formatStreet, houseInfo, type House } from '@pomp/domain';
import { useId } from 'react';
import { usePath, useTexts } from '../portal/portal-context.js';
import type { HouseFilling } from './house-filling.js';
import { houseInfoTexts } from './texts.js';

export interface HouseFillingPromptProps {
  readonly house: House;
  readonly filling: HouseFilling;
}

/** What there is to do for a house, and the button that goes there. */
export function HouseFillingPrompt({ house, filling }: HouseFillingPromptProps) {
  const texts = useTexts('houseInfo', houseInfoTexts);
  const path = usePath();
  const count = houseInfo.order.screen.length;
  switch (filling.kind) {
    case 'nothing':
      return (
        <Prompt
          title={texts.nothingTitle}
          text={texts.nothing(formatStreet(house), count)}
          href={path({ to: 'houseInfoStep', houseId: house.id, step: houseInfo.order.steps[0]! })}
          action={texts.addNow}
        />
      );
    case 'partial': {
      const first = houseInfo.order.resume.find((name) => filling.missing.some((section) => section.name === name))!;
      return (
        <Prompt
          title={texts.partialTitle(filling.missing.length, count)}
          text={texts.partial(filling.missing.map(({ section }) => section.title))}
          href={path({ to: 'houseInfoStep', houseId: house.id, step: first })}
          action={texts.continueWith(houseInfo.sections[first].title)}
        />
      );
    }
    case 'toFinish':
      return <Prompt title={texts.toFinishTitle} text={texts.toFinish} href={path({ to: 'houseInfoReview', houseId: house.id })} action={texts.finish} />;
    case 'complete':
      return <Alert tone="success">{texts.complete}</Alert>;
  }
}

interface PromptProps {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
}

function Prompt({ title, text, href, action }: PromptProps) {
  const titleId = useId();
  return (
    <Card tone="action" as="section" labelledBy={titleId}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} size="h3" id={titleId}>
            {title}
          </Heading>
          <Text measure>{text}</Text>
        </Stack>
        <div>
          <ButtonLink href={href} width="phone" iconAfter={arrowRightIcon}>
            {action}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
