import { Fragment } from 'react';

/** What was typed by people, or made by computers: line by line, and a long word of it breaks rather than making a mail wider than its screen. */
export const breakable = (words: string) => (
  <span key={words} style={{ wordBreak: 'break-word' }}>
    {words.split(/\r?\n/).map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </span>
);
