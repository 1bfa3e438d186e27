/** Whether a part of a compiled message is a tag: its name, and what stands between. The second of any other is the number of its kind. */
export const isTag = (node: readonly unknown[]): boolean => node.length > 1 && (typeof node[1] !== 'number' || node[1] === 0);
