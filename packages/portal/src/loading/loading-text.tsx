import { Text } from '@pomp/design-system';

/** What is being fetched, in words to read and to hear, above its outline. */
export function LoadingText({ children }: { readonly children: string }) {
  return (
    <div role="status">
      <Text tone="muted">{children}</Text>
    </div>
  );
}
