import type { Fields, SectionContext } from '@pomp/domain';

/** Whether two raw answers come to the same, however each was typed. */
export function isSameAnswer(field: Fields[string], one: unknown, other: unknown, context: SectionContext): boolean {
  if (one === other || JSON.stringify(one) === JSON.stringify(other)) return true;
  const [first, second] = [field.read(one, context), field.read(other, context)];
  if (first.state !== second.state) return false;
  if (first.state === 'answered' && second.state === 'answered')
    return JSON.stringify(first.value) === JSON.stringify(second.value);
  return first.state === 'empty';
}
