'use client';

import { useCallQuery } from '@pomp/api-client';
import { ReadMore, Skeleton, SummaryList, Text } from '@pomp/design-system';
import { formatLongDate, reachedSteps, stepLabel, type Order } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { Loaded } from '../loading/loaded.js';
import { ordersTexts } from '../order-status/texts.js';

/** When an order came to each step. Orders from before that was kept have none. */
export function OrderHistory({ order }: { readonly order: Order }) {
  const texts = useTexts(ordersTexts);
  const language = useLanguage();
  return (
    <Loaded query={useCallQuery('getOrderHistory')} loading={<Skeleton label={texts.loadingHistory} />}>
      {(events) => {
        const steps = reachedSteps(order, events).map(({ step, at }) => ({
          label: language.say(stepLabel(step)),
          value: formatLongDate(at, language),
        }));
        const [last, ...earlier] = steps;
        if (!last) return null;
        const since = <Text tone="muted">{texts.since({ label: last.label, date: last.value })}</Text>;
        if (earlier.length === 0) return since;
        return (
          <ReadMore
            intro={since}
            about={texts.historyOf({ number: order.orderNumber })}
            moreLabel={texts.moreHistory}
            lessLabel={texts.lessHistory}
          >
            <SummaryList items={steps} />
          </ReadMore>
        );
      }}
    </Loaded>
  );
}
