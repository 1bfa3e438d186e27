import { formatDate } from '@pomp/domain';
import { type SpokenProps, useLanguage } from '@pomp/language/react';
import { Age } from '../age/age.js';
import { vacancyTexts } from './texts.js';

/** In days. */
const newFor = 7;

export interface PostingAgeProps extends SpokenProps {
  /** ISO; undefined where the vacancy has no date. */
  readonly date: string | undefined;
}

/** How long ago a vacancy was posted, and whether it is new. */
export function PostingAge({ date, language: given }: PostingAgeProps) {
  const language = useLanguage(given);
  return (
    <Age date={date} newFor={newFor} newLabel={language.texts(vacancyTexts).new} tells="always">
      {formatDate(date, language)}
    </Age>
  );
}
