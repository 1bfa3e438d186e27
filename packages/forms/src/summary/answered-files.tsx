'use client';

import { useContext } from 'react';
import { UploadsContext } from '../uploads/uploads-provider.js';

export interface AnsweredFilesProps {
  readonly field: string;
  /** How many they are, for where nothing can show them. */
  readonly count: string;
}

/** Photos and videos as an answer to read back. */
export function AnsweredFiles({ field, count }: AnsweredFilesProps) {
  return useContext(UploadsContext)?.galleryOf?.(field) ?? count;
}
