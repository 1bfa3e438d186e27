import { useLocale } from '@pomp/language/react';
import type { GuideWords } from '@pomp/tooling/component-guide';
import { Fragment } from 'react';

/** The words of a guide in the toolbar's language; what stands between backticks is code. */
export function Words({ children }: { children: GuideWords | string }) {
  const isEnglish = useLocale().startsWith('en');
  const words = typeof children === 'string' ? children : children[isEnglish ? 'en' : 'nl'];
  return words
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>));
}
