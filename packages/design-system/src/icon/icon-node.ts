/** A drawing: the shapes of an SVG of 24 by 24, as lucide gives them. */
export type IconNode = [tag: string, attributes: Record<string, string | number | undefined>][];
