'use client';

import { useHrefOf, type CallAnswer } from '@pomp/api-client';
import {
  Button,
  ButtonLink,
  calendarIcon,
  Card,
  Columns,
  downloadIcon,
  Heading,
  HouseIllustration,
  Inline,
  lazyFetched,
  Link,
  ScreenOnly,
  Skeleton,
  Stack,
  SummaryList,
  Text,
} from '@pomp/design-system';
import {
  calendarDate,
  finalStep,
  formatDate,
  formatLongDate,
  formatStreet,
  monthsBetween,
  placesOutside,
  subsidyUntil,
  type CalendarDate,
  type HandoverEvent,
  type House,
  type Order,
} from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { Suspense, useId } from 'react';
import { useCopy } from '../copying/use-copy.js';
import { OwnHouse } from '../own-house/own-house.js';
import { usePath, usePortal } from '../portal/portal-context.js';
import { SentPhotos } from './sent-photos.js';
import { orderTexts } from './texts.js';

/** Fetched where all is done: until then nobody gives readings. */
const MeterReadings = lazyFetched(async () => (await import('./meter-readings/meter-readings.js')).MeterReadings);

/** Where home owners ask for the ISDE subsidy for a heat pump. */
const rvo = 'https://www.rvo.nl/subsidies-financiering/isde/woningeigenaren/warmtepomp';

interface DeliveredProps {
  readonly order: Order;
  readonly house: House;
  readonly story: CallAnswer<'getOrderTimeline'> | undefined;
}

/** Once it is installed: the subsidy to ask, warranties and the first service, as far as the seller said. */
export function Delivered({ order, house, story }: DeliveredProps) {
  const texts = useTexts(orderTexts);
  const language = useLanguage();
  const path = usePath();
  const hrefOf = useHrefOf();
  const today = usePortal().today();
  const { date } = order.installationAppointment;
  const plannedOn = date === null ? undefined : calendarDate(new Date(date));
  // What is still to come isn't the day on which it was done.
  const installedOn = plannedOn !== undefined && plannedOn <= today ? plannedOn : undefined;
  const address = formatStreet(house);
  const delivery = story?.delivery ?? null;
  const handover = story?.events.flatMap((event) => (event.kind === 'handover' ? [event] : [])).at(-1);
  const isDone = order.step === finalStep;
  // Of what an adviser calls about nobody here knows what it is.
  const isPump = order.flow !== null;
  const said = placesOutside(order.flow)
    ? { since: texts.delivered, undated: texts.deliveredUndated }
    : { since: texts.deliveredInside, undated: texts.deliveredInsideUndated };
  return (
    <Stack gap="xl">
      {isDone && isPump && (
        <Columns tablet="2" align="center">
          <Text size="lead" measure>
            {installedOn === undefined
              ? said.undated({ address })
              : said.since({ date: formatLongDate(installedOn, language), address })}
          </Text>
          <OwnHouse
            houseId={order.houseId}
            part="pump"
            drawing={() => <HouseIllustration products={order.flow === 'pomp ao' ? ['outdoorUnit'] : undefined} />}
          />
        </Columns>
      )}
      {placesOutside(order.flow) && (
        <Subsidy orderId={order.id} code={delivery?.deviceCode ?? undefined} installedOn={installedOn} />
      )}
      {handover && <Handover handover={handover} />}
      {delivery?.photos && (
        <Stack as="section" gap="s">
          <Heading level={2} size="h3">
            {texts.leftBehind}
          </Heading>
          <SentPhotos label={texts.leftBehind} photos={delivery.photos} />
        </Stack>
      )}
      {delivery && (delivery.warranties.length > 0 || delivery.serviceOn !== null) && (
        <Columns tablet="2">
          {delivery.warranties.length > 0 && (
            <Stack as="section" gap="s">
              <Heading level={2} size="h3">
                {texts.warranty}
              </Heading>
              <SummaryList
                items={delivery.warranties.map(({ what, until }) => ({
                  label: what,
                  value: texts.warrantyUntil({ date: formatDate(until, language) }),
                }))}
              />
              <Inline>
                <ButtonLink
                  tone="quiet"
                  size="small"
                  iconBefore={downloadIcon}
                  href={hrefOf('getWarranty', { orderId: order.id })}
                  download
                >
                  {texts.warrantyPdf}
                </ButtonLink>
              </Inline>
            </Stack>
          )}
          {delivery.serviceOn !== null && (
            <Stack as="section" gap="s">
              <Heading level={2} size="h3">
                {texts.service}
              </Heading>
              <Text weight="strong">{formatLongDate(delivery.serviceOn, language)}</Text>
              <Inline>
                <ButtonLink
                  tone="quiet"
                  size="small"
                  iconBefore={calendarIcon}
                  href={hrefOf('getServiceEntry', { orderId: order.id })}
                  download
                >
                  {texts.serviceEntry}
                </ButtonLink>
              </Inline>
            </Stack>
          )}
        </Columns>
      )}
      {isDone && (
        <ScreenOnly>
          <Suspense fallback={<Skeleton shape="card" label={texts.loadingReadings} />}>
            <MeterReadings orderId={order.id} />
          </Suspense>
        </ScreenOnly>
      )}
      {isDone && (
        <Stack as="section" gap="xs">
          <Heading level={2} size="h3">
            {texts.help}
          </Heading>
          <Text measure>{texts.helpText}</Text>
          <Inline>
            <Link tone="strong" href={path({ to: 'contact' })}>
              {texts.contact}
            </Link>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}

/** Who signed on the doorstep, and the proof of it. */
function Handover({ handover: { name, at, url } }: { readonly handover: HandoverEvent }) {
  const texts = useTexts(orderTexts);
  const language = useLanguage();
  const hrefOf = useHrefOf();
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="h3">
        {texts.handover}
      </Heading>
      <Text measure>{texts.handoverSigned({ name, date: formatLongDate(calendarDate(new Date(at)), language) })}</Text>
      <Inline>
        <ButtonLink tone="quiet" size="small" iconBefore={downloadIcon} href={hrefOf('download', { url })} download>
          {texts.handoverPdf}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

interface SubsidyProps {
  readonly orderId: string;
  readonly code: string | undefined;
  readonly installedOn: ReturnType<typeof calendarDate> | undefined;
}

function Subsidy({ orderId, code, installedOn }: SubsidyProps) {
  const path = usePath();
  const texts = useTexts(orderTexts);
  const language = useLanguage();
  const headingId = useId();
  return (
    <Card as="section" labelledBy={headingId} line>
      <Stack gap="m" align="start">
        <Heading level={2} id={headingId}>
          {texts.subsidy.title}
        </Heading>
        <Text measure>{texts.subsidy.intro}</Text>
        <SummaryList
          items={[
            { label: texts.subsidy.code, value: code === undefined ? texts.subsidy.codeComes : <CopiedCode code={code} /> },
            {
              label: texts.subsidy.invoices,
              value: <Link href={path({ to: 'documents', orderId })}>{texts.subsidy.invoicesLink}</Link>,
            },
          ]}
        />
        <Stack gap="s">
          <Heading level={3}>{texts.subsidy.how}</Heading>
          <Stack as="ol" gap="xs">
            {[
              texts.subsidy.steps.login,
              installedOn === undefined
                ? texts.subsidy.steps.code
                : texts.subsidy.steps.codeOn({ date: formatLongDate(installedOn, language) }),
              texts.subsidy.steps.upload,
            ].map((line, index) => (
              <li key={line}>
                <Inline gap="s" wrap="nowrap" align="baseline">
                  <Text as="span" weight="strong" tabular>
                    {index + 1}.
                  </Text>
                  <Text measure>{line}</Text>
                </Inline>
              </li>
            ))}
          </Stack>
        </Stack>
        <ButtonLink href={rvo} newTab tone="secondary" width="phone">
          {texts.subsidy.apply}
        </ButtonLink>
        {installedOn !== undefined && <Term until={subsidyUntil(installedOn)} />}
      </Stack>
    </Card>
  );
}

/** Until when it can be asked, and how long that still is. */
function Term({ until }: { readonly until: CalendarDate }) {
  const texts = useTexts(orderTexts).subsidy;
  const language = useLanguage();
  const { today } = usePortal();
  const days = Math.round((Date.parse(until) - Date.parse(today())) / 86_400_000);
  const months = monthsBetween(today(), until);
  const date = formatLongDate(until, language);
  if (days < 0) return <Text tone="muted">{texts.over({ date })}</Text>;
  return (
    <Stack gap="xxs">
      <Text weight="strong">{months > 2 ? texts.monthsLeft({ count: months }) : texts.daysLeft({ count: days })}</Text>
      <Text tone="muted">{texts.until({ date })}</Text>
    </Stack>
  );
}

function CopiedCode({ code }: { readonly code: string }) {
  const texts = useTexts(orderTexts);
  const { copy, copied, failure } = useCopy(code);
  return (
    <Stack gap="s">
      <Inline gap="s" align="center">
        <Text as="span" weight="strong" tabular>
          {code}
        </Text>
        <Button size="small" tone="secondary" onClick={copy}>
          {copied ? texts.subsidy.copied : texts.subsidy.copy}
        </Button>
      </Inline>
      {failure}
    </Stack>
  );
}
