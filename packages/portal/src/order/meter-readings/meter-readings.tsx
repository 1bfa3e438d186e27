'use client';

import { ApiError, messageOf, useCallMutation, useCallQuery, useIdempotencyKey, type CallAnswer } from '@pomp/api-client';
import { Button, Heading, Inline, Skeleton, Stack, SummaryList, Text, useLeaveGuard, useNotify } from '@pomp/design-system';
import {
  calendarDate,
  formatLongDate,
  formatWholeNumber,
  meterForm,
  meterUse,
  type CalendarDate,
  type UsedSoFar,
} from '@pomp/domain';
import {
  SectionFields,
  SectionForm,
  SubmitButton,
  useFormState,
  useSectionForm,
  type LocalDraft,
  type Submission,
} from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Loaded } from '../../loading/loaded.js';
import { useUnsentDraft } from '../../local-drafts/use-unsent-draft.js';
import { usePortal } from '../../portal/portal-context.js';
import { useSaveResult } from '../../portal/use-save-result.js';
import { meterTexts } from './texts.js';

type Readings = CallAnswer<'getMeterReadings'>;

/** What the home really uses, beside what was promised, and this month's readings. Nothing where none were given in time. */
export function MeterReadings({ orderId }: { readonly orderId: string }) {
  const texts = useTexts(meterTexts);
  return (
    <Loaded query={useCallQuery('getMeterReadings', { orderId })} loading={<Skeleton shape="card" label={texts.loading} />}>
      {(readings) => (readings.open || readings.readings.length > 0) && <Shown orderId={orderId} readings={readings} />}
    </Loaded>
  );
}

interface ShownProps {
  readonly orderId: string;
  readonly readings: Readings;
}

function Shown({ orderId, readings }: ShownProps) {
  const texts = useTexts(meterTexts);
  const language = useLanguage();
  const notify = useNotify();
  const [given, setGiven] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const use = meterUse(readings.readings, readings.promise);
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="h3" ref={heading}>
        {texts.title}
      </Heading>
      {use === undefined ? (
        <Text measure>{texts.intro}</Text>
      ) : (
        <Stack gap="s">
          {use.gas && <Used amount="gas" use={use.gas} since={use.from} />}
          <Used amount="electricity" use={use.electricity} since={use.from} />
          {readings.promise && (
            <Text size="small" tone="muted" measure>
              {texts.weather}
            </Text>
          )}
        </Stack>
      )}
      {readings.readings.length > 0 && <Given orderId={orderId} readings={readings} onRemoved={() => heading.current?.focus()} />}
      {readings.open && (
        <Stack width="form" gap="s">
          <ReadingForm
            key={given}
            orderId={orderId}
            readings={readings}
            next={given > 0}
            onGiven={() => {
              setGiven((count) => count + 1);
              notify({ tone: 'success', text: texts.kept });
            }}
          />
          {readings.until !== null && (
            <Text size="small" tone="muted" measure>
              {texts.until({ date: formatLongDate(readings.until, language) })}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}

interface UsedProps {
  readonly amount: 'gas' | 'electricity';
  readonly use: UsedSoFar;
  readonly since: CalendarDate;
}

/** How much was used since the first reading, and whether that is what was promised. */
function Used({ amount, use: { used, promised, verdict }, since }: UsedProps) {
  const texts = useTexts(meterTexts);
  const language = useLanguage();
  const number = (value: number) => formatWholeNumber(value, language);
  const range = promised && { from: number(promised.from), to: number(promised.to) };
  return (
    <Stack gap="xxs">
      <Text weight="strong">{texts.used[amount]({ amount: number(used), since: formatLongDate(since, language) })}</Text>
      {range && (
        <Text tone={verdict === 'within' || verdict === 'less' ? 'success' : undefined} measure>
          {verdict === null ? texts.tooSoon(range) : texts.verdict[verdict](range)}
        </Text>
      )}
    </Stack>
  );
}

function Given({ orderId, readings: { readings }, onRemoved }: ShownProps & { readonly onRemoved: () => void }) {
  const texts = useTexts(meterTexts);
  const language = useLanguage();
  const notify = useNotify();
  const { mutate, isPending, variables } = useCallMutation('deleteMeterReading');
  const remove = (id: string, date: string) =>
    mutate(
      { query: { id } },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: texts.removed({ date }) });
          // The button goes with its reading.
          onRemoved();
        },
        onError: (failure) => {
          // A session that ended leads to the login, which says enough.
          if (!(failure instanceof ApiError && failure.status === 401))
            notify({ tone: 'error', text: messageOf(failure, language) });
        },
      },
    );
  const number = (value: number) => formatWholeNumber(value, language);
  return (
    <SummaryList
      items={readings.map(({ id, on, gas, electricity }) => {
        const date = formatLongDate(on, language);
        const values = { electricity: number(electricity) };
        return {
          label: date,
          value: (
            <Inline gap="s" align="center">
              <Text as="span" tabular>
                {gas === null ? texts.electricityOnly(values) : texts.both({ ...values, gas: number(gas) })}
              </Text>
              <Button
                tone="quiet"
                size="small"
                aria-label={texts.removeOf({ date })}
                waiting={isPending}
                loadingLabel={isPending && variables.query.id === id ? texts.removing : undefined}
                onClick={() => remove(id, date)}
              >
                {texts.remove}
              </Button>
            </Inline>
          ),
        };
      })}
      key={orderId}
    />
  );
}

interface ReadingFormProps extends ShownProps {
  /** Whether it comes in place of one that was sent. */
  readonly next: boolean;
  readonly onGiven: () => void;
}

function ReadingForm({ orderId, readings, next, onGiven }: ReadingFormProps) {
  const texts = useTexts(meterTexts);
  const saveResultOf = useSaveResult();
  const { now, today: dayOf } = usePortal();
  const today = dayOf();
  const keyOf = useIdempotencyKey();
  const { mutateAsync } = useCallMutation('postMeterReading');
  const { hasGas, shared } = readings;
  const before = readings.readings.find(({ on }) => on < today) ?? null;
  const scope = useMemo(() => ({ after: {}, context: { today, hasGas, before } }), [today, hasGas, before]);
  // The answer to the last reading may come after the form that is made anew for the next one.
  const values = useMemo(() => ({ share: shared }), [shared]);
  const save = useCallback(
    async ({ answers }: Submission<typeof meterForm.fields>) => {
      const body = { orderId, ...answers };
      const result = await saveResultOf(mutateAsync({ body, idempotencyKey: keyOf(body) }));
      if (result.status === 'saved') onGiven();
      return result;
    },
    [saveResultOf, mutateAsync, keyOf, orderId, onGiven],
  );
  const form = useSectionForm({ section: meterForm, values, scope, save });
  useLeaveGuard(useFormState(form).dirty);
  // What a meter said on another day isn't what it says today.
  const ofToday = useCallback(
    (found: LocalDraft) => (calendarDate(found.keptAt) === calendarDate(now()) ? found : undefined),
    [now],
  );
  useUnsentDraft(form, `meterReadings/${orderId}`, ofToday);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus went with the form that was sent, unless somebody went on meanwhile.
    if (next && document.activeElement === document.body) keep.current?.focus();
  }, [next]);
  return (
    <SectionForm form={form} failure="below" explainRequired={false}>
      <Heading level={3}>{texts.today}</Heading>
      <SectionFields />
      <Inline>
        <SubmitButton ref={keep} tone="secondary" loadingLabel={texts.keeping}>
          {texts.keep}
        </SubmitButton>
      </Inline>
    </SectionForm>
  );
}
