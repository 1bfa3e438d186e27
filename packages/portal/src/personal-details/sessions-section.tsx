'use client';

import { ApiError, messageOf, useApi, useCallQuery, type CallAnswer } from '@pomp/api-client';
import { Badge, Button, Card, Columns, Heading, Skeleton, Stack, Text, useNotify } from '@pomp/design-system';
import { calendarDate, formatLongDate } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Loaded } from '../loading/loaded.js';
import { usePortal } from '../portal/portal-context.js';
import { personalDetailsTexts } from './texts.js';

type OpenSession = CallAnswer<'getSessions'>[number];

/** Every device that is logged in, and logging out there. Logging out here is in the menu. */
export function SessionsSection() {
  const texts = useTexts(personalDetailsTexts);
  const language = useLanguage();
  const sessions = useCallQuery('getSessions');
  const heading = useRef<HTMLHeadingElement>(null);
  const notify = useNotify();
  const api = useApi();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (which: 'others' | { readonly id: string }) =>
      which === 'others' ? api.call('deleteOtherSessions') : api.call('deleteSession', { query: which }),
  });

  const end = (which: 'others' | { readonly id: string }, done: string) =>
    mutate(which, {
      onSuccess: () => {
        notify({ tone: 'success', text: done });
        // The button goes with its device.
        heading.current?.focus();
      },
      onError: (failure) => {
        // A session that ended leads to the login, which says enough.
        if (!(failure instanceof ApiError && failure.status === 401)) notify({ tone: 'error', text: messageOf(failure, language) });
      },
    });

  return (
    <Stack as="section" gap="l">
      <Stack gap="xs">
        <Heading level={2} ref={heading}>
          {texts.sessionsTitle}
        </Heading>
        <Text italic tone="muted" measure>
          {texts.sessionsHint}
        </Text>
      </Stack>
      <Loaded query={sessions} loading={<Skeleton shape="card" count={2} label={texts.loadingSessions} />}>
        {(open) => (
          <Stack gap="m">
            <Stack as="ul" gap="s">
              {open.map((session) => (
                <Card key={session.id} as="li" padding="m">
                  <Columns tablet="fitLast" align="center" gap="m">
                    <Device session={session} />
                    {!session.current && (
                      <Button
                        tone="secondary"
                        size="small"
                        aria-label={texts.endSessionOn({ device: session.device ?? texts.unknownDevice })}
                        waiting={isPending}
                        loadingLabel={isPending && variables !== 'others' && variables.id === session.id ? texts.ending : undefined}
                        onClick={() => end({ id: session.id }, texts.ended({ device: session.device ?? texts.unknownDevice }))}
                      >
                        {texts.endSession}
                      </Button>
                    )}
                  </Columns>
                </Card>
              ))}
            </Stack>
            {open.length > 2 && (
              <div>
                <Button
                  tone="secondary"
                  waiting={isPending}
                  loadingLabel={isPending && variables === 'others' ? texts.ending : undefined}
                  onClick={() => end('others', texts.endedOthers)}
                >
                  {texts.endOthers}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

function Device({ session: { device, current, createdAt, lastSeenAt, network, networkHere } }: { readonly session: OpenSession }) {
  const texts = useTexts(personalDetailsTexts);
  const language = useLanguage();
  const { today } = usePortal();
  const lastSeen = new Date(lastSeenAt);
  return (
    <Stack gap="xxs">
      <Text as="div" weight="strong">
        {device ?? texts.unknownDevice} {current && <Badge tone="info">{texts.thisDevice}</Badge>}
      </Text>
      <Text tone="muted" size="small">
        {calendarDate(lastSeen) === today() ? texts.lastUsedToday : texts.lastUsed({ date: formatLongDate(lastSeen, language) })}
      </Text>
      <Text tone="muted" size="small">
        {texts.loggedIn({ when: { at: createdAt } })}
        {network !== null && !current && ` ${networkHere ? texts.sameNetwork : texts.otherNetwork({ network })}`}
      </Text>
    </Stack>
  );
}
