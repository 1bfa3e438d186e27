import { Fragment } from 'react';

/** The words of a guide; what stands between backticks is code. */
export function Words({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>));
}
