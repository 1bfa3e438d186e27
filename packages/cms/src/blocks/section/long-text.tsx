import { Text, type TextProps } from '@pomp/design-system';
import { Fragment } from 'react';

/** What an editor wrote in a field of several lines; nothing where that is empty. */
export const LongText = ({ of, ...look }: Omit<TextProps, 'children'> & { readonly of: string | undefined }) =>
  of && (
    <Text {...look}>
      <Lines of={of} />
    </Text>
  );

/** Each line where an editor began one, and a line between paragraphs. */
export const Lines = ({ of }: { readonly of: string }) =>
  of.split(/\r?\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
