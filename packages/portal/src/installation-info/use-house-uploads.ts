'use client';

import { callKey, useHrefOf, useSession, type CallAnswer } from '@pomp/api-client';
import { useNotify } from '@pomp/design-system';
import { installationInfo, type InstallationSectionName } from '@pomp/domain';
import { createUploads, deviceFiles, type KnownUpload, type UploadsController, type UploadsProgress } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { AskedInstallationSection, InstallationPlace } from './installation-sections.js';
import { useInstallationStore } from './use-installation-store.js';
import { sendInBackground } from '../offline/send-in-background.js';
import { createFileAnswers, type FileAnswers } from '../uploads/file-answers.js';
import { pictureBy } from '../uploads/picture-by.js';
import { uploadsTexts } from '../uploads/texts.js';
import { useUploadRegistry } from '../uploads/upload-registry.js';

export type HouseUpload = CallAnswer<'getUploads'>[number];

interface HouseUploads {
  readonly uploads: UploadsController;
  readonly answers: FileAnswers<InstallationSectionName>;
}

const sectionNames = Object.keys(installationInfo.sections) as InstallationSectionName[];

/** Names of questions are unique in the installation info. */
export function sectionOfField(field: string): InstallationSectionName {
  const section = sectionNames.find((name) => field in installationInfo.sections[name].fields);
  if (!section) throw new Error(`The installation info has no question "${field}".`);
  return section;
}

/**
 * The photos and videos of one house, and their place in its answers.
 *
 * @param known what the server has.
 * @param sections as they are stored now.
 */
export function useHouseUploads(
  place: InstallationPlace,
  known: readonly HouseUpload[],
  sections: readonly AskedInstallationSection[],
): UploadsController {
  const { houseId, flow } = place;
  const registry = useUploadRegistry();
  const store = useInstallationStore(place);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { saveFailed } = useTexts(uploadsTexts);
  const language = useLanguage();
  const hrefOf = useHrefOf();
  const customerId = useSession().data?.id;

  const { uploads, answers } = useMemo(
    () =>
      registry.getOrCreate<HouseUploads>(`${houseId}/${flow}`, (client) => {
        const uploadsKey = callKey('getUploads', { houseId });
        const changeList = (change: (list: readonly HouseUpload[]) => readonly HouseUpload[]) =>
          queryClient.setQueryData<readonly HouseUpload[]>(uploadsKey, (list) => list && change(list));
        const questionOf = (field: string) => ({ houseId, section: sectionOfField(field), field });
        const made = createUploads({
          language,
          send: (field, file, sending) => client.send(questionOf(field), file, sending),
          remove: client.remove,
          kept: customerId === undefined ? undefined : deviceFiles(customerId, `${houseId}/${flow}`, questionOf),
          pictureOf: (stored) => pictureBy(hrefOf, stored),
          onStored: ({ field }: KnownUpload) => {
            void queryClient.invalidateQueries({ queryKey: uploadsKey });
            fileAnswers.changed(sectionOfField(field));
          },
          onRemoved: (id) => {
            const section = queryClient
              .getQueryData<readonly HouseUpload[]>(uploadsKey)
              ?.find((upload) => upload.id === id)?.section;
            changeList((list) => list.filter((upload) => upload.id !== id));
            for (const name of sectionNames) if (section === undefined || section === name) fileAnswers.changed(name);
          },
        });
        const fileAnswers = createFileAnswers(store, made, () => notify({ tone: 'error', text: saveFailed }));
        return { uploads: made, answers: fileAnswers };
      }),
    [registry, houseId, flow, queryClient, store, notify, saveFailed, language, hrefOf, customerId],
  );

  useEffect(() => {
    uploads.know(known);
    answers.compare(sections);
  }, [uploads, answers, known, sections]);
  useEffect(() => sendInBackground(uploads.busy), [uploads]);
  return uploads;
}

/** How it goes with the files that aren't stored yet. */
export const useUploadsProgress = (uploads: UploadsController): UploadsProgress =>
  useSyncExternalStore(uploads.subscribe, uploads.progress, () => 'nothing');
