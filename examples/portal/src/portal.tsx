import { ThemeProvider } from '@pomp/design-system';
import { amstelwarmte } from './brand';

export function Portal() {
  return (
    <ThemeProvider brand={amstelwarmte}>
      <main />
    </ThemeProvider>
  );
}
