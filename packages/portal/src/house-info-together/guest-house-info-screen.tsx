'use client';

import { ApiError, callQuery, useApi, useCallQuery, type ApiClient, type CallAnswer } from '@pomp/api-client';
import { LeaveGuardProvider, LoginBackground, NotificationProvider, PageHeader, Skeleton, Stack } from '@pomp/design-system';
import { formatAddress, formatLongDate, type CalendarDate } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { houseGuestsTexts } from '../house-guests/texts.js';
import { askedSections, sectionSaveBody, type HouseInfoSectionName } from '../house-info/house-info-progress.js';
import { Loaded, loadStateOf } from '../loading/loaded.js';
import { usePortal } from '../portal/portal-context.js';
import type { QuestionnaireStore, SavedSection } from '../questionnaire/questionnaire-store.js';
import { SectionList } from '../questionnaire/section-list.js';

type GuestBody = CallAnswer<'getGuestHouseInfo'>;

/** Props of `GuestHouseInfoScreen`. */
export interface GuestHouseInfoScreenProps {
  /** From the link that a customer made. */
  readonly token: string | undefined;
}

/** The questions about one house for someone whom its owner asked to fill them in together, without an account. */
export function GuestHouseInfoScreen({ token }: GuestHouseInfoScreenProps) {
  return (
    <LeaveGuardProvider>
      <NotificationProvider>
        <LoginBackground>{token ? <WithLink token={token} /> : <Ended />}</LoginBackground>
      </NotificationProvider>
    </LeaveGuardProvider>
  );
}

function Ended() {
  const texts = useTexts(houseGuestsTexts);
  return <PageHeader title={texts.endedTitle} intro={texts.ended} />;
}

function WithLink({ token }: { readonly token: string }) {
  const texts = useTexts(houseGuestsTexts);
  const query = useCallQuery('getGuestHouseInfo', { token });
  const load = loadStateOf(query);
  // Also a link that ends while someone fills in.
  const failure = load.state === 'failed' ? load.failure : query.error;
  if (failure instanceof ApiError && failure.status === 404) return <Ended />;
  return (
    <Loaded query={query} loading={<Skeleton shape="card" count={2} label={texts.loading} />}>
      {(body) => <Questions token={token} body={body} />}
    </Loaded>
  );
}

interface StoreParts {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly today: () => CalendarDate;
}

/** As `houseInfoStore`, by the calls of whoever has a link. */
function guestStore({ api, queryClient, today }: StoreParts, token: string): QuestionnaireStore<HouseInfoSectionName> {
  const sectionIn = (body: GuestBody, name: HouseInfoSectionName): SavedSection<HouseInfoSectionName> => {
    const sections = askedSections({ houseId: body.house.id, body, today: today() });
    const asked = sections.find((section) => section.name === name);
    if (!asked) throw new Error(`The house info has no section "${name}".`);
    return { ...asked, completesAll: sections.every(({ state }) => state.done) };
  };
  return {
    save: async (name, { mode, answers }, revision) => {
      const section = sectionSaveBody(name, mode, answers);
      if (!('houseInfo' in section)) throw new Error('A guest saves answers about the house.');
      const body = { section, ...(revision !== undefined && { revision }) };
      return sectionIn(await api.call('postGuestHouseInfo', { query: { token }, body }), name);
    },
    latest: async (name) =>
      sectionIn(
        await queryClient.fetchQuery({ ...callQuery(api, 'getGuestHouseInfo', { token }), staleTime: 0, retry: false }),
        name,
      ),
  };
}

/** The house beside it is no picture of the answers. */
const lookAt = () => undefined;

function Questions({ token, body }: { readonly token: string; readonly body: GuestBody }) {
  const texts = useTexts(houseGuestsTexts);
  const language = useLanguage();
  const api = useApi();
  const queryClient = useQueryClient();
  const { today } = usePortal();
  const { guest, house } = body;
  const day = today();
  const sections = useMemo(() => askedSections({ houseId: house.id, body, today: day }), [house.id, body, day]);
  const store = useMemo(() => guestStore({ api, queryClient, today }, token), [api, queryClient, today, token]);
  return (
    <Stack gap="l">
      <PageHeader
        title={texts.guestTitle}
        intro={texts.guestIntro({
          name: guest.name,
          address: formatAddress(house),
          date: formatLongDate(guest.expiresAt, language),
        })}
      />
      <SectionList sections={sections} store={store} onLookAt={lookAt} />
    </Stack>
  );
}
