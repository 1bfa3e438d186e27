'use client';

import { useState } from 'react';
import type { PickedFile } from './picked-file.js';

function comings(before: ReadonlyMap<string, PickedFile>, files: readonly PickedFile[]): string[] {
  const added = files.filter(({ id }) => !before.has(id));
  if (added.length === 0) return [];
  return [added.length === 1 ? `${added[0]?.name} toegevoegd.` : `${added.length} bestanden toegevoegd.`];
}

function changes(before: ReadonlyMap<string, PickedFile>, files: readonly PickedFile[]): string[] {
  return files.flatMap(({ id, name, status }) => {
    const old = before.get(id)?.status.state;
    if (old === undefined || old === status.state) return [];
    if (status.state === 'done') return [`${name} is opgeslagen.`];
    if (status.state === 'failed') return [`${name}: ${status.message}`];
    // Said again, so that a second failure of the same file is news.
    return old === 'failed' && status.state !== 'deleting' ? [`${name} wordt opnieuw geprobeerd.`] : [];
  });
}

function goings(before: ReadonlyMap<string, PickedFile>, files: readonly PickedFile[]): string[] {
  const left = new Set(files.map(({ id }) => id));
  return [...before.values()]
    .filter(({ id }) => !left.has(id))
    .map(
      ({ name, status }) =>
        `${name} is ${status.state === 'waiting' || status.state === 'uploading' ? 'geannuleerd' : 'verwijderd'}.`,
    );
}

/** What happened to the files since they were last drawn, for a live region. Progress isn't told: it would never stop talking. */
export function useFileAnnouncements(files: readonly PickedFile[] | undefined): string {
  const [seen, setSeen] = useState(files);
  const [announcement, setAnnouncement] = useState('');
  if (files !== seen) {
    setSeen(files);
    // What comes from the server first was there already.
    if (files && seen) {
      const before = new Map(seen.map((file) => [file.id, file]));
      const news = [...comings(before, files), ...changes(before, files), ...goings(before, files)];
      if (news.length > 0) setAnnouncement(news.join(' '));
    }
  }
  return announcement;
}
