'use client';

import { useFetched, useTouched } from '@pomp/design-system';
import { useKeepsOffline } from '../offline/use-keeps-offline.js';
import type { AnswerKeeping, SectionEditing } from './use-section-editor.js';

const fetchKeeping = () => import('./keep-answers.js');

export interface KeptLineProps {
  readonly editing: Pick<SectionEditing, 'form' | 'dirty'> & { readonly keeping: AnswerKeeping };
}

/** Keeps the answers of a form, and says where they are. Its script comes at the first touch, before there is anything to keep: by then there may be no reception. Where the device keeps pages it comes at once, to be kept with this one. */
export function KeptLine({ editing: { form, dirty, keeping } }: KeptLineProps) {
  const touched = useTouched();
  const keepsOffline = useKeepsOffline();
  const part = useFetched(fetchKeeping, touched || dirty || keeping.found !== undefined || keepsOffline);
  return part ? <part.KeepAnswers form={form} keeping={keeping} /> : null;
}
