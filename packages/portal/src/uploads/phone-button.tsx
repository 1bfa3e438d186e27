'use client';

import { messageOf, useCallMutation, useCallQuery } from '@pomp/api-client';
import { Alert, Button, Modal, Skeleton, smartphoneIcon, Stack, Text } from '@pomp/design-system';
import { uploadLinkMinutes } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useState, type ReactNode } from 'react';
import { uploadsTexts } from './texts.js';
import type { UploadQuestion } from './upload-client.js';

export interface PhoneButtonProps {
  readonly question: UploadQuestion;
  readonly label: string;
  /** The stored files of the question. */
  readonly gallery: ReactNode;
}

/** Opens a question on a phone: photos are made there, and appear here. */
export function PhoneButton({ question, label, gallery }: PhoneButtonProps) {
  const texts = useTexts(uploadsTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { mutate, data, error, reset } = useCallMutation('postUploadLink');
  const ask = () => mutate({ query: question });
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        iconBefore={smartphoneIcon}
        aria-label={texts.withPhoneFor({ question: label })}
        onClick={() => {
          setOpen(true);
          ask();
        }}
      >
        {texts.withPhone}
      </Button>
      <Modal
        open={open}
        onClose={close}
        title={texts.phoneTitle}
        description={texts.phoneIntro}
        actions={
          <>
            <Button onClick={close}>{texts.ready}</Button>
            <Button tone="secondary" onClick={ask}>
              {error ? texts.tryAgain : texts.newCode}
            </Button>
          </>
        }
      >
        <Stack gap="m">
          {error && <Alert tone="error">{messageOf(error, language)}</Alert>}
          {data ? <QrCode svg={data.qr} /> : !error && <Skeleton shape="card" label={texts.makingCode} />}
          <Text size="small" tone="muted">
            {texts.codeLasts({ minutes: uploadLinkMinutes })}
          </Text>
          <Arriving question={question} gallery={gallery} />
        </Stack>
      </Modal>
    </>
  );
}

function QrCode({ svg }: { readonly svg: string }) {
  const texts = useTexts(uploadsTexts);
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={texts.qr}
      width={220}
      height={220}
      style={{ maxWidth: '100%' }}
    />
  );
}

const whileWaiting = { refetchInterval: 3_000, refetchIntervalInBackground: false } as const;

/** Asks every few seconds what has arrived, for as long as it is on the screen. */
function Arriving({ question: { houseId, field }, gallery }: Pick<PhoneButtonProps, 'question' | 'gallery'>) {
  const texts = useTexts(uploadsTexts);
  const { data = [] } = useCallQuery('getUploads', { houseId }, whileWaiting);
  const count = data.filter((upload) => upload.field === field).length;
  return (
    <Stack gap="s">
      <div role="status">
        <Text weight="strong">{texts.arrived({ count })}</Text>
      </div>
      {count > 0 && gallery}
    </Stack>
  );
}
