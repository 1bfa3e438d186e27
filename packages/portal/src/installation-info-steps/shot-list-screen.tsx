'use client';

import { useCallQuery } from '@pomp/api-client';
import { Alert, nextShot, PageHeader, PhotoExample, ShotList, Stack, Link, useNotify, type Shot } from '@pomp/design-system';
import { unknownAnswer, type Flow, type InstallationSectionName } from '@pomp/domain';
import { checkPhoto, shotFileName, usePlacedUploads, type PhotoFault, type Uploads } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { AskedQuestionnaire } from '../questionnaire/asked-questionnaire.js';
import { photoSubjectOf } from '../uploads/photo-subject-of.js';
import { storeFiles } from '../uploads/store-files.js';
import { askedPhotos, shotId, shotsProgress } from './asked-shots.js';
import { InInstallation } from './in-installation.js';
import { installationStepsTexts } from './texts.js';

/** Props of `ShotListScreen`. */
export interface ShotListScreenProps {
  /** `houseId` and `flow` from the address of the page. */
  readonly houseId: string | undefined;
  readonly flow?: Flow | undefined;
}

/** Every photo of an installation in one screen, for someone before the boiler with a phone. */
export function ShotListScreen({ houseId, flow }: ShotListScreenProps) {
  return (
    <InInstallation houseId={houseId} flow={flow}>
      {(questionnaire) => <Shots questionnaire={questionnaire} houseId={houseId ?? ''} />}
    </InInstallation>
  );
}

/** The files of several questions; the same object for as long as none of them changed. */
function snapshotsOf(uploads: Uploads, fields: readonly string[]) {
  let last: ReturnType<Uploads['filesOf']>[] = [];
  return () => {
    const now = fields.map(uploads.filesOf);
    if (now.length !== last.length || now.some((files, index) => files !== last[index])) last = now;
    return last;
  };
}

function useFilesOf(uploads: Uploads, fields: readonly string[]) {
  const snapshot = useMemo(() => snapshotsOf(uploads, fields), [uploads, fields]);
  return useSyncExternalStore(uploads.subscribe, snapshot, snapshot);
}

interface ShotsProps {
  readonly questionnaire: AskedQuestionnaire<InstallationSectionName>;
  readonly houseId: string;
}

function Shots({ questionnaire, houseId }: ShotsProps) {
  const texts = useTexts(installationStepsTexts);
  const language = useLanguage();
  const notify = useNotify();
  const { uploads } = usePlacedUploads();
  const { data: known = [] } = useCallQuery('getUploads', { houseId });
  const { steps, store, paths, about } = questionnaire;
  const [faults, setFaults] = useState<Readonly<Record<string, PhotoFault>>>({});

  const asked = useMemo(() => askedPhotos(steps), [steps]);
  const fields = useMemo(() => asked.map(({ field }) => field), [asked]);
  const filesOf = useFilesOf(uploads, fields);

  const questions = asked.map((question, index) => {
    const files = filesOf[index]?.files ?? [];
    const keys = question.shots.map(({ key }) => key);
    return {
      question,
      files,
      progress: shotsProgress(keys, {
        files,
        uploads: known,
        skipped: question.skipped,
        faultOf: (name) => faults[shotId(question.field, name)],
      }),
    };
  });
  const groups = questions.map(({ question: { field, label, shots }, files, progress }) => ({
    id: field,
    title: language.say(label),
    shots: shots.map(({ key, title }): Shot => ({
      id: shotId(field, key),
      title: language.say(title),
      example: <PhotoExample of={photoSubjectOf(field)} />,
      ...(progress.get(key) ?? { state: 'missing' }),
      canSkip: files.length === 0,
    })),
  }));

  const find = (id: string) => {
    const found = questions.find(({ question }) => question.shots.some(({ key }) => shotId(question.field, key) === id));
    const key = found?.question.shots.find((shot) => shotId(found.question.field, shot.key) === id)?.key;
    if (!found || key === undefined) throw new Error(`There is no shot "${id}".`);
    return { ...found, key };
  };

  const make = (id: string, made: readonly File[]) => {
    const { question, files, key, progress } = find(id);
    const before = progress.get(key)?.made;
    const names = files.map(({ name }) => name);
    const named = made.map((file) => {
      const name = shotFileName(key, file.name, names);
      names.push(name);
      return new File([file], name, { type: file.type, lastModified: file.lastModified });
    });
    uploads.add(question.field, named);
    // What didn't get to us yet isn't wanted any more; what did stays, beside the better one.
    if (before?.status.state === 'waiting' || before?.status.state === 'uploading') uploads.cancel(question.field, before.id);
    else if (before?.status.state === 'failed') uploads.remove(question.field, before.id);
    for (const file of named)
      void checkPhoto(file).then((fault) => {
        if (fault) setFaults((others) => ({ ...others, [shotId(question.field, file.name)]: fault }));
      });
  };

  const skip = (id: string) => {
    const { question } = find(id);
    const none = (field: string) => ({
      files: [],
      refusal: undefined,
      stored: field === question.field ? [unknownAnswer] : undefined,
    });
    storeFiles(store, question.section, { filesOf: none }).catch(() => notify({ tone: 'error', text: texts.notSkipped }));
  };

  const retryAll = () => {
    for (const { question, files } of questions)
      for (const { id, status } of files) if (status.state === 'failed' && status.retry) uploads.retry(question.field, id);
  };

  const all = groups.flatMap(({ shots }) => shots);
  const left = all.filter(({ state }) => state === 'missing' || state === 'again' || state === 'failed').length;
  const now = nextShot(groups);
  return (
    <Stack gap="l" width="form">
      <PageHeader eyebrow={about} title={now ? headingFor(now, left, texts) : texts.shotsDone} />
      {asked.length === 0 ? (
        <Alert tone="info">{texts.noShots}</Alert>
      ) : (
        <ShotList groups={groups} onMade={make} onSkip={skip} onRetryAll={retryAll} />
      )}
      <div>
        <Link href={paths.home}>{texts.home}</Link>
      </div>
    </Stack>
  );
}

const headingFor = (now: Shot, left: number, texts: { shotAgain: string; shotsLeft: (values: { count: number }) => string }) =>
  now.state === 'again' && left === 1 ? texts.shotAgain : texts.shotsLeft({ count: left });
