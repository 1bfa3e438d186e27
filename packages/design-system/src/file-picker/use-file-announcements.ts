'use client';

import type { Said } from '@pomp/language';
import { useTexts } from '@pomp/language/react';
import { useState } from 'react';
import type { PickedFile } from './picked-file.js';
import { filePickerTexts } from './texts.js';
import type { nl } from './texts.nl.js';

type Told = Said<typeof nl>['told'];

function comings(before: ReadonlyMap<string, PickedFile>, files: readonly PickedFile[], told: Told): string[] {
  const added = files.filter(({ id }) => !before.has(id));
  const [first] = added;
  if (!first) return [];
  return [added.length === 1 ? told.added({ name: first.name }) : told.addedMore({ count: added.length })];
}

function changes(before: ReadonlyMap<string, PickedFile>, files: readonly PickedFile[], told: Told): string[] {
  return files.flatMap(({ id, name, status }) => {
    const old = before.get(id)?.status.state;
    if (old === undefined || old === status.state) return [];
    if (status.state === 'done') return [told.saved({ name })];
    if (status.state === 'failed') return [told.failed({ name, reason: status.message })];
    // Said again, so that a second failure of the same file is news.
    return old === 'failed' && status.state !== 'deleting' ? [told.retried({ name })] : [];
  });
}

function goings(before: ReadonlyMap<string, PickedFile>, files: readonly PickedFile[], told: Told): string[] {
  const left = new Set(files.map(({ id }) => id));
  return [...before.values()]
    .filter(({ id }) => !left.has(id))
    .map(({ name, status }) =>
      status.state === 'waiting' || status.state === 'uploading' ? told.cancelled({ name }) : told.deleted({ name }),
    );
}

/** What happened to the files since they were last drawn, for a live region. Progress isn't told: it would never stop talking. */
export function useFileAnnouncements(files: readonly PickedFile[] | undefined): string {
  const { told } = useTexts(filePickerTexts);
  const [seen, setSeen] = useState(files);
  const [announcement, setAnnouncement] = useState('');
  if (files !== seen) {
    setSeen(files);
    // What comes from the server first was there already.
    if (files && seen) {
      const before = new Map(seen.map((file) => [file.id, file]));
      const news = [...comings(before, files, told), ...changes(before, files, told), ...goings(before, files, told)];
      if (news.length > 0) setAnnouncement(news.join(' '));
    }
  }
  return announcement;
}
