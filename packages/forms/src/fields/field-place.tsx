import { Skeleton, Stack, Text } from '@pomp/design-system';

/** Holds the place of a field that is still being fetched. */
export function FieldPlace({ label, controls = 1 }: { readonly label: string; readonly controls?: number }) {
  return (
    <Stack gap="xs">
      <Text weight="strong">{label}</Text>
      <Stack gap="s">
        {Array.from({ length: controls }, (_, index) => (
          <Skeleton key={index} shape="field" />
        ))}
      </Stack>
    </Stack>
  );
}
