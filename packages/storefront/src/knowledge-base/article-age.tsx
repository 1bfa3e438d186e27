import { formatLongDate } from '@pomp/domain';
import { type SpokenProps, useLanguage } from '@pomp/language/react';
import { Age } from '../age/age.js';
import { knowledgeBaseTexts } from './texts.js';

/** In days: how long an article is 'Nieuw', and is said how long ago it came. */
const newFor = 30;

export interface ArticleAgeProps extends SpokenProps {
  /** ISO. */
  readonly date: string | undefined;
}

/** When an article came: how long ago while it is new, and its date after that. */
export function ArticleAge({ date, language: given }: ArticleAgeProps) {
  const language = useLanguage(given);
  return (
    <Age date={date} newFor={newFor} newLabel={language.texts(knowledgeBaseTexts).new} tells="while-new">
      {formatLongDate(date, language)}
    </Age>
  );
}
