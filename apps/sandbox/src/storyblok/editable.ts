/** The space that the sandbox is. */
export const spaceId = 1;

/** Content in which each block carries Storyblok's comment that names it, as drafts do. */
export function editable<Value>(content: Value, storyId: number): Value {
  if (Array.isArray(content)) return content.map((value: unknown) => editable(value, storyId)) as Value;
  if (typeof content !== 'object' || content === null) return content;
  const fields = Object.fromEntries(Object.entries(content).map(([name, value]) => [name, editable<unknown>(value, storyId)]));
  const { component, _uid: uid } = fields;
  if (typeof component !== 'string' || typeof uid !== 'string') return fields as Value;
  const named = JSON.stringify({ name: component, space: String(spaceId), uid, id: String(storyId) });
  return { ...fields, _editable: `<!--#storyblok#${named}-->` } as Value;
}
