import type { ReactNode } from 'react';
import { Card } from '../card/card.js';
import { Text } from '../text/text.js';

/** Something to lay out. */
export const Tile = ({ children }: { children: ReactNode }) => (
  <Card padding="m">
    <Text>{children}</Text>
  </Card>
);
