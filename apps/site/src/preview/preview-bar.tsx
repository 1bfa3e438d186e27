'use client';

import { connectEditor } from '@pomp/cms';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { logInBrowser } from '@/browser-log';
import { latestOnly } from './latest-only';
import styles from './preview-bar.module.css';

export interface PreviewBarProps {
  storyId: number;
  /** Origin of the editor. */
  editor: string;
  /** Where visitors find this page. */
  path: string;
}

/** Says that this isn't what visitors see, and shows in the page what is typed in the editor around it. */
export function PreviewBar({ storyId, editor, path }: PreviewBarProps) {
  const { refresh } = useRouter();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const fail = (error: unknown) => {
      logInBrowser(`The preview: ${String(error)}`);
      setFailed(true);
    };
    const show = latestOnly(async (story: unknown) => {
      await tell('PUT', story);
      setFailed(false);
      refresh();
    }, fail);
    const onSaved = () => void tell('DELETE').then(() => window.location.reload(), fail);
    return connectEditor({ editor, storyId, onInput: show, onSaved, onFailure: fail });
  }, [editor, storyId, refresh]);

  return (
    <aside className={styles.bar} aria-label="Voorvertoning">
      <p role="status">{failed ? 'Deze wijziging kan nu niet worden getoond.' : 'Voorvertoning: bezoekers zien dit nog niet.'}</p>
      <a target="_top" href={`/api/storyblok/preview/exit?path=${encodeURIComponent(path)}`}>
        Stop de voorvertoning
      </a>
    </aside>
  );
}

async function tell(method: 'PUT' | 'DELETE', story?: unknown): Promise<void> {
  const body = story === undefined ? {} : { body: JSON.stringify(story), headers: { 'content-type': 'application/json' } };
  const response = await fetch('/api/storyblok/preview/unsaved', { method, ...body });
  if (!response.ok) throw new Error(`${method} unsaved answers ${response.status}`);
}
