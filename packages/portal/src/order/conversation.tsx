'use client';

import { useCallMutation, type CallAnswer } from '@pomp/api-client';
import { Button, Heading, Inline, ScreenOnly, Stack, Text, Timeline } from '@pomp/design-system';
import { lastMessage, orderTimeline, type Order, type TimelineEvent, type TimelineKind } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { useEffect, useId, useState } from 'react';
import { usePortal } from '../portal/portal-context.js';
import { MessageForm } from './message-form.js';
import { orderTexts } from './texts.js';
import { useStory } from './use-story.js';

type Filter = 'all' | 'messages' | 'documents' | 'appointments' | 'payments';

const kindsOf: Readonly<Record<Exclude<Filter, 'all'>, readonly TimelineKind[]>> = {
  messages: ['message'],
  documents: ['document', 'signed', 'handover'],
  appointments: ['appointment'],
  payments: ['payment', 'incasso'],
};
const filters = ['all', 'messages', 'documents', 'appointments', 'payments'] as const satisfies readonly Filter[];

interface ConversationProps {
  readonly order: Order;
  readonly story: CallAnswer<'getOrderTimeline'>;
}

/** What can be written to the adviser, and below it all that happened. */
export function Conversation({ order, story }: ConversationProps) {
  const texts = useTexts(orderTexts);
  const headingId = useId();
  const { adviser } = story;
  useSeen(order.id, story);
  return (
    <Stack gap="xl">
      <ScreenOnly>
        <Stack as="section" gap="m">
          <Heading level={2} size="h3">
            {adviser === null ? texts.write : texts.writeTo({ adviser })}
          </Heading>
          <MessageForm orderId={order.id} />
        </Stack>
      </ScreenOnly>
      <Stack as="section" gap="s">
        <Heading level={2} size="h3" id={headingId}>
          {texts.story}
        </Heading>
        <Story order={order} story={story} />
      </Stack>
    </Stack>
  );
}

function Story({ story }: ConversationProps) {
  const texts = useTexts(orderTexts);
  const { today } = usePortal();
  const [filter, setFilter] = useState<Filter>('all');
  const daysOf = useStory(story);
  const shown = ({ kind }: TimelineEvent) => filter === 'all' || kindsOf[filter].includes(kind);
  // Until a day is over, what is planned on it is still to come.
  const { ahead, past } = orderTimeline(story.events, new Date(`${today()}T00:00:00Z`));
  const [soon, happened] = [ahead.filter(shown), past.filter(shown)];
  return (
    <>
      <Inline gap="xs">
        {filters.map((name) => (
          <Button
            key={name}
            size="small"
            tone={filter === name ? 'secondary' : 'quiet'}
            aria-pressed={filter === name}
            onClick={() => setFilter(name)}
          >
            {texts.filters[name]}
          </Button>
        ))}
      </Inline>
      {soon.length + happened.length === 0 ? (
        <Text tone="muted">{texts.nothing}</Text>
      ) : (
        <Timeline label={texts.story} {...daysOf(soon, happened, lastMessage(story.events))} />
      )}
    </>
  );
}

/** Tells that what the other side wrote was on the screen; what it writes meanwhile was not. */
function useSeen(orderId: string, { unread, events }: ConversationProps['story']): void {
  const { mutate } = useCallMutation('putMessagesRead');
  const messageId = lastMessage(events)?.id;
  useEffect(() => {
    if (unread > 0) mutate({ body: { orderId, messageId } });
  }, [mutate, orderId, unread, messageId]);
}
