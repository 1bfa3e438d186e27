'use client';

import { messageOf, useCallMutation, useCallQuery } from '@pomp/api-client';
import { Alert, Button, Inline, Modal, Stack, Text } from '@pomp/design-system';
import { formatLongDate, formatStreet, houseGuestForm, type House } from '@pomp/domain';
import { SectionField, SectionForm, SubmitButton, useSectionForm, type SaveResult, type Submission } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useCallback, useState } from 'react';
import { useCopy } from '../copying/use-copy.js';
import { useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { houseGuestsTexts } from './texts.js';

export interface HouseGuestsProps {
  readonly house: House;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface MadeLink {
  readonly name: string;
  readonly url: string;
}

/** Who fills in the questions about a house together with the customer: making a link for someone, and taking it back. */
export function HouseGuests({ house, open, onClose }: HouseGuestsProps) {
  const texts = useTexts(houseGuestsTexts);
  const [made, setMade] = useState<MadeLink>();
  return (
    <Modal
      open={open}
      onClose={() => {
        // It opens without a log-in: it stays no longer than someone looks at it.
        setMade(undefined);
        onClose();
      }}
      title={texts.title}
      description={texts.intro({ street: formatStreet(house) })}
    >
      <Stack gap="l">
        <Guests house={house} />
        {made ? <Link made={made} onAnother={() => setMade(undefined)} /> : <NewGuest house={house} onMade={setMade} />}
      </Stack>
    </Modal>
  );
}

const nothing = {};

function NewGuest({ house, onMade }: { readonly house: House; readonly onMade: (made: MadeLink) => void }) {
  const texts = useTexts(houseGuestsTexts);
  const scope = useSectionScope();
  const saveResultOf = useSaveResult();
  const { mutateAsync } = useCallMutation('postHouseGuest');
  const { id: houseId } = house;
  const save = useCallback(
    async ({ answers }: Submission<typeof houseGuestForm.fields>): Promise<SaveResult> => {
      const attempt = mutateAsync({ query: { houseId }, body: answers });
      const result = await saveResultOf(attempt);
      if (result.status === 'saved') onMade(await attempt);
      return result;
    },
    [mutateAsync, saveResultOf, houseId, onMade],
  );
  const form = useSectionForm({ section: houseGuestForm, values: nothing, scope, save });
  return (
    <SectionForm form={form} failure="below">
      <SectionField name="guestName" />
      <SectionField name="period" />
      <SubmitButton loadingLabel={texts.making}>{texts.make}</SubmitButton>
    </SectionForm>
  );
}

function Link({ made: { name, url }, onAnother }: { readonly made: MadeLink; readonly onAnother: () => void }) {
  const texts = useTexts(houseGuestsTexts);
  const { copy, copied, failure } = useCopy(url);
  return (
    <Stack gap="m">
      <Alert tone="success">{texts.made({ name })}</Alert>
      <Text>
        <code>{url}</code>
      </Text>
      <Inline gap="m" stacked="phone">
        <Button onClick={copy}>{copied ? texts.copied : texts.copy}</Button>
        <Button tone="secondary" onClick={onAnother}>
          {texts.another}
        </Button>
      </Inline>
      {failure}
    </Stack>
  );
}

/** Whose link works now. */
function Guests({ house }: { readonly house: House }) {
  const texts = useTexts(houseGuestsTexts);
  const language = useLanguage();
  const { data: guests = [], error } = useCallQuery('getHouseGuests', { houseId: house.id });
  const { mutate, isPending, variables, error: refused } = useCallMutation('deleteHouseGuest');
  const failure = refused ?? error;
  if (guests.length === 0 && !failure) return null;
  return (
    <Stack gap="s">
      {failure && <Alert tone="error">{messageOf(failure, language)}</Alert>}
      {guests.map(({ id, name, expiresAt }) => (
        <Inline key={id} gap="m" align="center">
          <Text as="span">{texts.until({ name, date: formatLongDate(expiresAt, language) })}</Text>
          <Button
            tone="secondary"
            size="small"
            aria-label={texts.withdrawOf({ name })}
            loadingLabel={isPending && variables.query.id === id ? texts.withdrawing : undefined}
            onClick={() => mutate({ query: { id } })}
          >
            {texts.withdraw}
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}
