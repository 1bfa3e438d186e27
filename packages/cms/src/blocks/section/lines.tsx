import { Fragment } from 'react';

/** Props of `Lines`. */
export interface LinesProps {
  /** What an editor wrote in a field of several lines (`longText`). */
  readonly of: string;
}

/** Each line where an editor began one, and a line between paragraphs. */
export const Lines = ({ of }: LinesProps) =>
  of.split(/\r?\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
