'use client';

import { ApiError, messageOf, useCallMutation, useCallQuery } from '@pomp/api-client';
import { Alert, Button, deleteIcon, ScreenOnly, SectionHeader, Stack, Text, useConfirm } from '@pomp/design-system';
import type { House } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { housesTexts, type HousesTexts } from './texts.js';
import { useReloadAfter } from './use-reload-after.js';

/** Making an address the main one, and deleting it. */
export function AddressSettings({ house }: { readonly house: House }) {
  const texts = useTexts(housesTexts);
  return (
    <ScreenOnly>
      <Stack as="section" gap="l">
        <SectionHeader title={texts.settingsTitle} />
        <Text measure tone="muted">
          {texts.settings}
        </Text>
        <SetMain house={house} />
        <Delete house={house} />
      </Stack>
    </ScreenOnly>
  );
}

interface ActionProps {
  readonly house: House;
}

function SetMain({ house }: ActionProps) {
  const texts = useTexts(housesTexts);
  const language = useLanguage();
  const confirm = useConfirm();
  const reloadAfter = useReloadAfter();
  const { mutateAsync, isPending, error } = useCallMutation('putHouse');

  const setMain = () => {
    if (confirm(texts.setMainQuestion))
      void afterSuccess(mutateAsync({ query: { houseId: house.id }, body: { mainAddress: true } }), () =>
        reloadAfter('mainAddressSet'),
      );
  };
  return (
    <Stack gap="s" align="start">
      <Button
        tone="secondary"
        size="small"
        loadingLabel={isPending ? texts.settingMain : undefined}
        disabledReason={house.mainAddress ? texts.isMain : undefined}
        onClick={setMain}
      >
        {texts.setMain}
      </Button>
      <Failure error={error} textOf={(failure) => messageOf(failure, language, texts.setMainFailed)} />
    </Stack>
  );
}

function Delete({ house }: ActionProps) {
  const texts = useTexts(housesTexts);
  const confirm = useConfirm();
  const path = usePath();
  const reloadAfter = useReloadAfter();
  const whyNot = useWhyNotDelete(house, texts);
  const { mutateAsync, isPending, error } = useCallMutation('deleteHouse');

  const remove = () => {
    // The address of this page may name the house that is gone.
    if (confirm(texts.deleteQuestion))
      void afterSuccess(mutateAsync({ query: { houseId: house.id } }), () =>
        reloadAfter('houseDeleted', path({ to: 'houseInfo' })),
      );
  };
  return (
    <Stack gap="s" align="start">
      <Button
        tone="danger"
        size="small"
        iconBefore={deleteIcon}
        loadingLabel={isPending ? texts.deleting : undefined}
        disabledReason={whyNot}
        onClick={remove}
      >
        {texts.delete}
      </Button>
      <Failure error={error} textOf={(failure) => (failure instanceof ApiError && failure.externalMessage) || texts.deleteFailed} />
    </Stack>
  );
}

/** Also when this isn't shown any more by then, because another house was chosen meanwhile: `mutate` forgets its `onSuccess` then. */
const afterSuccess = (done: Promise<unknown>, goOn: () => void): Promise<void> =>
  done.then(goOn, () => {
    // Shown as the mutation's `error`.
  });

/** Why the server would refuse, as far as it is known here. */
function useWhyNotDelete(house: House, texts: HousesTexts): string | undefined {
  const { data: orders = [] } = useCallQuery('getOrders');
  if (house.mainAddress) return texts.mainStays;
  const order = orders.find(({ houseId }) => houseId === house.id);
  return order && texts.orderedStays({ orderNumber: order.orderNumber });
}

interface FailureProps {
  readonly error: Error | null;
  readonly textOf: (failure: Error) => string;
}

function Failure({ error, textOf }: FailureProps) {
  // A session that ended leads to the login, which says enough.
  if (!error || (error instanceof ApiError && error.status === 401)) return null;
  return <Alert tone="error">{textOf(error)}</Alert>;
}
