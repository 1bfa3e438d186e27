import { Text, type TextProps } from '@pomp/design-system';
import { Lines } from './lines.js';

/** What an editor wrote in a field of several lines; nothing where that is empty. */
export const LongText = ({ of, ...look }: Omit<TextProps, 'children'> & { readonly of: string | undefined }) =>
  of && (
    <Text {...look}>
      <Lines of={of} />
    </Text>
  );
