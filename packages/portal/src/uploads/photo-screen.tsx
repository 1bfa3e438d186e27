'use client';

import { ApiError, messageOf } from '@pomp/api-client';
import type { UploadClient as Sender } from '@pomp/api-client/uploads';
import { Alert, FilePicker, LoginBackground, PageHeader, PhotoExample, Skeleton, Stack, Text } from '@pomp/design-system';
import { goodPhotosOf, uploadLinkMinutes, uploadMessages } from '@pomp/domain';
import { createUploads, type KnownUpload, type UploadsController } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal-context.js';
import { lazyUploadClient } from './lazy-upload-client.js';
import { photoFieldOf, photoSubjectOf } from './photo-subject-of.js';
import { uploadsTexts } from './texts.js';

/** Props of `PhotoScreen`. */
export interface PhotoScreenProps {
  /** From the link behind the QR code. */
  readonly token: string | undefined;
}

/** One question on a phone, without a log-in: make photos, see that they arrive, take one back. */
export function PhotoScreen({ token }: PhotoScreenProps) {
  return <LoginBackground>{token ? <LinkedQuestion token={token} /> : <Expired />}</LoginBackground>;
}

function Expired() {
  const texts = useTexts(uploadsTexts);
  return <PageHeader title={texts.expiredTitle} intro={texts.expired({ minutes: uploadLinkMinutes })} />;
}

interface LinkedFile extends KnownUpload {
  readonly picture: string;
}

async function askFiles(sender: Sender): Promise<{ readonly field: string; readonly files: readonly LinkedFile[] }> {
  const { question, files } = await sender.list();
  const known = files.map(async (file): Promise<LinkedFile> => ({
    ...file,
    field: question.field,
    picture: await sender.pictureUrl(file.id, 'thumb'),
  }));
  return { field: question.field, files: await Promise.all(known) };
}

/** The link's own way to the backend: its token says which question, and ends. Made at the first call, and again after a failure. */
function senderOf(backendUrl: string, token: string, locale: string): () => Promise<Sender> {
  let made: Promise<Sender> | undefined;
  const make = async () =>
    (await import('@pomp/api-client/uploads')).createUploadClient({ backendUrl, locale, askToken: () => Promise.resolve(token) });
  return () => {
    made ??= make();
    made.catch(() => (made = undefined));
    return made;
  };
}

function useSender(token: string): () => Promise<Sender> {
  const { backendUrl } = usePortal();
  const { locale } = useLanguage();
  return useMemo(() => senderOf(backendUrl, token, locale), [backendUrl, token, locale]);
}

const isOver = (failure: unknown) => failure instanceof ApiError && [401, 404].includes(failure.status);

function LinkedQuestion({ token }: { readonly token: string }) {
  const texts = useTexts(uploadsTexts);
  const language = useLanguage();
  const sender = useSender(token);
  const queryKey = useMemo(() => ['photo', token], [token]);
  const { data, failureReason } = useQuery({
    queryKey,
    queryFn: async () => askFiles(await sender()),
    retry: (count, failure) => count < 3 && !isOver(failure),
    gcTime: 0,
  });
  if (isOver(failureReason)) return <Expired />;
  if (!data) {
    return (
      <Stack gap="m">
        {failureReason && <Alert tone="error">{messageOf(failureReason, language)}</Alert>}
        <Skeleton shape="card" label={texts.loadingPhoto} />
      </Stack>
    );
  }
  return <Question field={data.field} files={data.files} sender={sender} queryKey={queryKey} />;
}

interface QuestionProps {
  readonly field: string;
  readonly files: readonly LinkedFile[];
  readonly sender: () => Promise<Sender>;
  readonly queryKey: readonly string[];
}

function Question({ field, files: known, sender, queryKey }: QuestionProps) {
  const texts = useTexts(uploadsTexts);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [pictures] = useState(() => new Map<string, string>());
  const [uploads] = useState<UploadsController>(() => {
    const client = lazyUploadClient(sender, language);
    return createUploads({
      language,
      send: (_field, file, sending) => client.send(undefined, file, sending),
      remove: client.remove,
      pictureOf: ({ id }) => ({ url: pictures.get(id) ?? '', poster: pictures.get(id) ?? '' }),
      onStored: () => void queryClient.invalidateQueries({ queryKey }),
    });
  });
  useEffect(() => {
    for (const { id, picture } of known) pictures.set(id, picture);
    uploads.know(known);
  }, [uploads, pictures, known]);

  const snapshot = () => uploads.filesOf(field);
  const { files, refusal } = useSyncExternalStore(uploads.subscribe, snapshot, snapshot);
  // Who came by a link has no account here: nothing is kept on the device.
  const isBusy = useSyncExternalStore(uploads.subscribe, uploads.busy, () => false);
  const asked = photoFieldOf(field);
  const label = language.say(asked.label);
  return (
    <Stack gap="l">
      <PageHeader title={label} intro={texts.photoIntro} />
      <FilePicker
        label={label}
        name={field}
        files={files}
        refusal={refusal}
        rule={language.say(uploadMessages.rule)}
        example={<PhotoExample of={photoSubjectOf(field)} />}
        exampleShows={goodPhotosOf(asked).map(language.say)}
        onFilesChosen={(chosen) => uploads.add(field, chosen)}
        onCancel={(id) => uploads.cancel(field, id)}
        onRetry={(id) => uploads.retry(field, id)}
        onDelete={(id) => uploads.remove(field, id)}
      />
      {isBusy ? (
        <Text tone="muted">{texts.onlyHere}</Text>
      ) : (
        files?.some(({ status }) => status.state === 'done') && <Text tone="muted">{texts.photoDone}</Text>
      )}
    </Stack>
  );
}
