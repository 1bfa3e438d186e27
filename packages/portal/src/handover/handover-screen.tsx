'use client';

import { ApiError, useCallMutation, useCallQuery, type CallAnswer } from '@pomp/api-client';
import {
  Card,
  doneIcon,
  Heading,
  Icon,
  Inline,
  LoginBackground,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  useLeaveGuard,
} from '@pomp/design-system';
import { formatMoment, handoverForm, productLabel } from '@pomp/domain';
import { SectionFields, SectionForm, SubmitButton, useFormState, useSectionForm, type Submission } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { LoadFailure, loadStateOf } from '../loading/loaded.js';
import { useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { handoverTexts } from './texts.js';

/** Props of `HandoverScreen`. */
export interface HandoverScreenProps {
  /** From the link that the seller made. */
  readonly token: string | undefined;
}

/** On the doorstep, on the installer's phone: the customer signs for what was installed. Without a log-in. */
export function HandoverScreen({ token }: HandoverScreenProps) {
  return <LoginBackground>{token ? <Linked token={token} /> : <Over />}</LoginBackground>;
}

function Over() {
  const texts = useTexts(handoverTexts);
  return <PageHeader title={texts.overTitle} intro={texts.over} />;
}

function Linked({ token }: { readonly token: string }) {
  const texts = useTexts(handoverTexts);
  const load = loadStateOf(useCallQuery('getHandover', { token }));
  switch (load.state) {
    case 'loading':
      return <Skeleton shape="card" label={texts.loading} />;
    case 'loaded':
      return <Handover token={token} handover={load.resource} />;
    case 'failed':
      return load.failure instanceof ApiError && load.failure.status === 422 ? <Over /> : <LoadFailure {...load} />;
  }
}

interface HandoverProps {
  readonly token: string;
  readonly handover: CallAnswer<'getHandover'>;
}

function Handover({ token, handover: { product, address, orderNumber, signed } }: HandoverProps) {
  const texts = useTexts(handoverTexts);
  // What is signed here shows at once, and takes the focus; what was signed before only shows.
  const [now, setNow] = useState<CallAnswer<'putHandover'>>();
  const done = now ?? signed;
  return (
    <Stack gap="xl">
      <PageHeader title={texts.title} intro={texts.intro({ product: productLabel(product), address, number: orderNumber })} />
      {done ? <Signed signed={done} announced={now !== undefined} /> : <SignHere token={token} onSigned={setNow} />}
    </Stack>
  );
}

interface SignedProps {
  readonly signed: NonNullable<CallAnswer<'getHandover'>['signed']>;
  readonly announced: boolean;
}

function Signed({ signed: { name, at }, announced }: SignedProps) {
  const texts = useTexts(handoverTexts);
  const language = useLanguage();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  return (
    <Card line as="section" labelledBy={headingId}>
      <Stack gap="m">
        <Inline gap="s" wrap="nowrap" align="start">
          <Text as="span" tone="success">
            <Icon of={doneIcon} size="large" />
          </Text>
          <Stack gap="xxs">
            <Heading level={2} id={headingId} ref={heading}>
              {texts.signedTitle}
            </Heading>
            <Text measure>{texts.signed({ name, moment: formatMoment(new Date(at), language) })}</Text>
          </Stack>
        </Inline>
        <Text tone="muted" measure>
          {texts.copy}
        </Text>
      </Stack>
    </Card>
  );
}

interface SignHereProps {
  readonly token: string;
  readonly onSigned: (signed: CallAnswer<'putHandover'>) => void;
}

function SignHere({ token, onSigned }: SignHereProps) {
  const texts = useTexts(handoverTexts);
  const saveResultOf = useSaveResult();
  const scope = useSectionScope();
  const { mutateAsync } = useCallMutation('putHandover');
  const save = useCallback(
    async ({ answers }: Submission<typeof handoverForm.fields>) => {
      const attempt = mutateAsync({ query: { token }, body: answers });
      const result = await saveResultOf(attempt);
      if (result.status === 'saved') onSigned(await attempt);
      return result;
    },
    [saveResultOf, mutateAsync, token, onSigned],
  );
  const [values] = useState(() => ({}));
  const form = useSectionForm({ section: handoverForm, values, scope, save });
  useLeaveGuard(useFormState(form).dirty);
  return (
    <SectionForm form={form} failure="below">
      <Text measure>{texts.read}</Text>
      <SectionFields />
      <Stack gap="s" align="start">
        <SubmitButton width="phone" loadingLabel={texts.signing}>
          {texts.sign}
        </SubmitButton>
        <Text tone="muted" size="small" measure>
          {texts.evidence}
        </Text>
      </Stack>
    </SectionForm>
  );
}
